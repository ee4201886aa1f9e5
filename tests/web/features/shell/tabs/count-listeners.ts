import { vi } from 'vitest';

/** Records listeners of the window and the document that were added and not removed. */
export function countListeners() {
  const targets = [window, document].map((target) => ({
    added: vi.spyOn(target, 'addEventListener'),
    removed: vi.spyOn(target, 'removeEventListener'),
  }));
  return {
    left: () =>
      targets.flatMap(({ added, removed }) => {
        const gone = removed.mock.calls.map(([, listener]) => listener);
        const left = added.mock.calls
          .filter(([, listener]) => !gone.includes(listener))
          .map(([type]) => type);
        added.mockRestore();
        removed.mockRestore();
        return left;
      }),
  };
}
