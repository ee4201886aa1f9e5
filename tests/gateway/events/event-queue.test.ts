import { expect, test, vi } from 'vitest';
import { createEventQueue } from '../../../gateway/events/event-queue.ts';

test('a reader who falls far behind is given up', async () => {
  const onClose = vi.fn<() => void>();
  const queue = createEventQueue(onClose);
  for (let count = 0; count < 1001; count += 1)
    queue.send([{ kind: 'task', key: String(count) }], null);
  expect(onClose).toHaveBeenCalledOnce();
  expect(await queue.events.next()).toEqual({ done: true, value: undefined });
});
