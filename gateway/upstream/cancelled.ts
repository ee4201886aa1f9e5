import { onAbort } from '../async/on-abort.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** The error of a call whose request was canceled. */
export function cancelledBy(signal: AbortSignal, operation: string): UpstreamError {
  return new UpstreamError('cancelled', { operation, cause: signal.reason });
}

/**
 * Waits for shared work until the signal is aborted. The work itself continues for the other
 * waiters.
 */
export async function untilCancelled<Result>(
  work: Promise<Result>,
  signal: AbortSignal | undefined,
  operation: string,
): Promise<Result> {
  if (signal === undefined) return work;
  if (signal.aborted) {
    work.catch(() => undefined);
    throw cancelledBy(signal, operation);
  }
  let stopWaiting = (): void => undefined;
  const cancelled = new Promise<never>((_resolve, reject) => {
    stopWaiting = onAbort(signal, () => reject(cancelledBy(signal, operation)));
  });
  try {
    return await Promise.race([work, cancelled]);
  } finally {
    stopWaiting();
  }
}
