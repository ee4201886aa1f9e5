import { setMaxListeners } from 'node:events';
import type { FastifyReply } from 'fastify';
import { GatewayError } from '../errors/gateway-error.ts';
import type { MessageKey } from '../language/messages.ts';
import type { After } from '../async/timers.ts';

/** Maximum execution time of one GraphQL request: twice the limit of the slowest single call. */
const EXECUTION_SECONDS = 60;

/**
 * Cancels a request before its answer: its running REST calls are aborted and no further ones are
 * made.
 */
export interface Cancellation {
  /**
   * The abort reason is the refusal to answer with, or a DOMException when the client has
   * disconnected.
   */
  readonly signal: AbortSignal;
  /** Stops the request with a refusal. Only the first call has an effect. */
  cancel(refusal: GatewayError): void;
  /**
   * Stops the request if it is a query. A mutation continues, and reports the refusal in its
   * fields.
   */
  cancelQuery(refusal: GatewayError): void;
  /**
   * Marks the request as a mutation. From now on it continues even if the client disconnects,
   * because a half-finished change is worse than a change whose answer is not read.
   */
  continueOnDisconnect(): void;
}

/** Cancels the request when the client disconnects. */
export function createCancellation(reply: FastifyReply): Cancellation {
  const controller = new AbortController();
  // Each running call adds a listener, and Node would warn about a leak above ten.
  setMaxListeners(0, controller.signal);
  let isMutation = false;
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished && !isMutation) controller.abort();
  });
  return {
    signal: controller.signal,
    cancel: (refusal) => controller.abort(refusal),
    cancelQuery(refusal) {
      if (!isMutation) controller.abort(refusal);
    },
    continueOnDisconnect() {
      isMutation = true;
    },
  };
}

/**
 * Cancels the request if it is not answered in time. The time starts here, so that a slow upload
 * before it does not count.
 */
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
  // A mutation continues after its client has disconnected, so its time limit stays active.
  reply.raw.once('close', () => {
    if (signal.aborted || reply.raw.writableFinished) stopTimer();
  });
}

/**
 * The refusal to answer a cancelled request with; null when it was not cancelled or the client has
 * disconnected.
 */
export function refusalOf({ signal }: Cancellation): GatewayError | null {
  return signal.reason instanceof GatewayError ? signal.reason : null;
}

/**
 * Throws that refusal with the given message if the request was cancelled, because a result cut
 * short by a limit is incomplete.
 */
export function requireWithinLimits(cancellation: Cancellation, message: MessageKey): void {
  const refusal = refusalOf(cancellation);
  if (refusal !== null) throw new GatewayError(refusal.code, message, refusal.limit);
}
