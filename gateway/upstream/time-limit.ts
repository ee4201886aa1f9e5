import { UpstreamError } from '../errors/upstream-error.ts';

/**
 * Waits for shared work for at most `limitMs`, then rejects with `late`. The work itself continues
 * for the other waiters.
 */
export async function withTimeLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
  operation: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UpstreamError('late', { operation })), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
