import { useEffect, useState } from 'react';

type Settled<Value> = { value: Value } | { error: unknown };

/**
 * The value of a promise, which must be the same in every render; null while it is pending. A
 * failure is thrown to the error boundary. Unlike with React's `use`, the value is shown as soon as
 * it is there: React keeps a Suspense fallback for at least 300 ms, even if the promise was
 * fulfilled before.
 */
export function useAwaited<Value extends object>(promise: Promise<Value>): Value | null {
  const [settled, setSettled] = useState<Settled<Value> | null>(null);
  useEffect(
    function awaitPromise() {
      let isLeft = false;
      const settle = (result: Settled<Value>) => {
        if (!isLeft) setSettled(result);
      };
      promise.then(
        (value) => settle({ value }),
        (error: unknown) => settle({ error }),
      );
      return () => {
        isLeft = true;
      };
    },
    [promise],
  );
  if (settled === null) return null;
  if ('error' in settled) throw settled.error;
  return settled.value;
}
