import { UpstreamError } from '../errors/upstream-error.ts';

/** Waits for shared work no longer than the caller's own time limit; the work itself goes on for the others. */
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
