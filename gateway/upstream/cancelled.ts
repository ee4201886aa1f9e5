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
  let stop = (): void => undefined;
  const cancelled = new Promise<never>((_resolve, reject) => {
    stop = () => reject(cancelledBy(signal, operation));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, cancelled]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
