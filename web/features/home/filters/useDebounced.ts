import { useEffect, useState } from 'react';

/** How long after the last change something is asked for. */
export const DEBOUNCE_MS = 500;

/** A value as of 500 ms after its last change. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(
    function waitForMore() {
      const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
      return () => clearTimeout(timer);
    },
    [value],
  );
  return settled;
}
