import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSavedLayouts } from '../../../../web/features/home/useSavedLayouts.ts';

type Home = Parameters<typeof useSavedLayouts>[0]['cached'];

const withVersion = (version: number) => ({ dashboard: { version } }) as unknown as Home;

test('a layout that is saved while an earlier one is being loaded is loaded as well', () => {
  const load = vi.fn();
  const page = (cached: number, received: number) => ({
    ...{ cached: withVersion(cached), received: withVersion(received) },
    ...{ isLoading: false, load },
  });
  const { result, rerender } = renderHook(useSavedLayouts, { initialProps: page(1, 1) });
  expect(load).not.toHaveBeenCalled();
  // Another window has saved version 2, and version 3 is saved over it before 2 has been loaded.
  rerender(page(2, 1));
  expect(load).toHaveBeenCalledTimes(1);
  rerender(page(3, 1));
  expect(load).toHaveBeenCalledTimes(2);
  rerender(page(3, 3));
  expect(load).toHaveBeenCalledTimes(2);
  expect(result.current.isOutdated).toBe(false);
});
