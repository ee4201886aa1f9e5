import { UpstreamError } from '../errors/upstream-error.ts';

/** What a call fails with whose request was cancelled. */
export function cancelledBy(signal: AbortSignal, operation: string): UpstreamError {
  return new UpstreamError('cancelled', { operation, cause: signal.reason });
}

/** Waits for shared work no longer than somebody waits for its answer; the work itself goes on for the others. */
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
