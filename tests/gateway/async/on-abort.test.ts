import { expect, test, vi } from 'vitest';
import { onAbort } from '../../../gateway/async/on-abort.ts';

test('all actions of a signal run once when it is aborted, those that were cancelled do not', () => {
  const controller = new AbortController();
  const [first, second, cancelled] = [vi.fn(), vi.fn(), vi.fn()];
  onAbort(controller.signal, first);
  const cancel = onAbort(controller.signal, cancelled);
  onAbort(controller.signal, second);
  cancel();
  controller.abort();
  controller.abort();
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

test('the same action can wait twice, and is cancelled once', () => {
  const controller = new AbortController();
  const action = vi.fn();
  const cancel = onAbort(controller.signal, action);
  onAbort(controller.signal, action);
  cancel();
  controller.abort();
  expect(action).toHaveBeenCalledOnce();
});

test('a signal gets one listener for all its actions', () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  for (const action of [vi.fn(), vi.fn(), vi.fn()]) onAbort(signal, action)();
  expect(added).toHaveBeenCalledOnce();
});
