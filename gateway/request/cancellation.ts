import { setMaxListeners } from 'node:events';
import type { FastifyReply } from 'fastify';
import { GatewayError } from '../errors/errors.ts';
import type { MessageKey } from '../language/messages.ts';
import type { After } from '../async/timers.ts';

/** How long one GraphQL request may be worked on. The slowest single call takes half of it. */
const EXECUTION_SECONDS = 60;

/** The end of a request before its answer: its calls are cancelled and no further ones are made. */
export interface Cancellation {
  /** Its reason is the refusal that the request is answered with; a DOMException where nobody waits for an answer. */
  readonly signal: AbortSignal;
  /** Stops the request with a refusal. Only the first one counts. */
  cancel(refusal: GatewayError): void;
  /** The same for a query only: a change goes on without what it was refused, and says so in its fields. */
  cancelQuery(refusal: GatewayError): void;
  /**
   * The request changes something: from here on a client that disconnects does not stop it, because half of a change would be worse than a
   * change whose answer nobody reads.
   */
  finishChange(): void;
}

/** Cancels the work for a client that has gone. */
export function createCancellation(reply: FastifyReply): Cancellation {
  const controller = new AbortController();
  // One listener for each call under way: more than the ten after which Node suspects a leak.
  setMaxListeners(0, controller.signal);
  let isChange = false;
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished && !isChange) controller.abort();
  });
  return {
    signal: controller.signal,
    cancel: (refusal) => controller.abort(refusal),
    cancelQuery(refusal) {
      if (!isChange) controller.abort(refusal);
    },
    finishChange() {
      isChange = true;
    },
  };
}

/** Cancels what is not answered in time. Counted from here, so that a slow upload before it does not count. */
export function limitExecutionTime(
  { signal, cancel }: Cancellation,
  reply: FastifyReply,
  after: After,
): void {
  const limit = { name: 'executionSeconds', limit: EXECUTION_SECONDS };
  const stopTimer = after(EXECUTION_SECONDS * 1000, () =>
    cancel(new GatewayError('UPSTREAM_TIMEOUT', 'executionTooLong', limit)),
  );
  reply.raw.once('finish', stopTimer);
  // A change goes on after its client has gone, and so does its time.
  reply.raw.once('close', () => {
    if (signal.aborted || reply.raw.writableFinished) stopTimer();
  });
}

/** The refusal that a cancelled request is answered with; null where it was not cancelled, or nobody waits. */
export function refusalOf({ signal }: Cancellation): GatewayError | null {
  return signal.reason instanceof GatewayError ? signal.reason : null;
}

/** Throws that refusal, in words that fit what was asked for: work that a limit has cut short is no answer. */
export function requireWithinLimits(cancellation: Cancellation, message: MessageKey): void {
  const refusal = refusalOf(cancellation);
  if (refusal !== null) throw new GatewayError(refusal.code, message, refusal.limit);
}
