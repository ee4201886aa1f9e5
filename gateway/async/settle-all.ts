/**
 * Waits for all calls. A failed call becomes an Error value, so that it does not fail the others;
 * a DataLoader then fails that key alone.
 */
export function settleAll<Value>(calls: readonly Promise<Value>[]): Promise<(Value | Error)[]> {
  return Promise.all(calls.map((call) => call.catch(asError)));
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('failed', { cause: reason });
}
