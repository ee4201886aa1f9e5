import type { FastifyInstance } from 'fastify';
import type { Logger } from '../logging/logger.ts';

/**
 * Maximum time for stopping. Operators can rely on it, so that a supervisor with this limit never
 * has to kill the gateway.
 */
export const STOP_MS = 10_000;
/** How long running requests may take to finish once the server stops. */
const DRAIN_MS = 6_500;
/** How long each part may take to close. Most need a few milliseconds. */
const PART_MS = 1_000;

/** A part that is closed after the last request. */
export interface ClosedPart {
  name: string;
  close(): Promise<void> | void;
}

/**
 * Stops listening, lets running requests finish for a while, then closes the parts in order. A part
 * that does not close in time, such as one that waits for a database, is abandoned: its data has
 * been stored before.
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
      const closed = await endsWithin(PART_MS, async () => close());
      if (!closed) logger.warn({ part: name }, 'a part of the gateway did not close in time');
    }
  });
}

/** Whether the action ended in time, with or without an error. */
async function endsWithin(ms: number, act: () => Promise<void>): Promise<boolean> {
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
