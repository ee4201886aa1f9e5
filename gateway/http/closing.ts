import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging/logger.ts';

/** What operators are promised: a supervisor that waits this long never has to kill the gateway. */
export const STOP_MS = 10_000;
/** How long requests that are under way may take to finish once the server stops. */
const DRAIN_MS = 6_500;
/** How long each of the parts may take to close, most of which need a few milliseconds. */
const PART_MS = 1_000;

/** Something that is closed after the last request, in its place of the order. */
export interface ClosedPart {
  name: string;
  close(): Promise<void> | void;
}

/**
 * Stops listening, lets requests finish for a while, and closes what they used last. A part that does not close in time, because a service or a
 * database hangs, is left as it is: what it holds was stored before.
 */
export function closeInOrder(
  app: FastifyInstance,
  parts: readonly ClosedPart[],
  logger: Logger,
): void {
  let drained: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    drained = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  });
  app.addHook('onClose', async () => {
    clearTimeout(drained);
    for (const { name, close } of parts) {
      const closed = await within(PART_MS, async () => close());
      if (!closed) logger.warn({ part: name }, 'a part of the gateway did not close in time');
    }
  });
}

/** Whether it ended in time. What fails has ended. */
async function within(ms: number, act: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([act().then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
