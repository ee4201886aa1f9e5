import { useEffect, useState } from 'react';

/** Delay in milliseconds between the last change of a filter and the request. */
export const DEBOUNCE_MS = 500;

/** The value, 500 ms after its last change. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(
    function debounce() {
      const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
      return () => clearTimeout(timer);
    },
    [value],
  );
  return debounced;
}
