import { useCallback, type RefCallback } from 'react';

const fields = 'input:not([type="hidden"], [readonly]), select, textarea, [role="combobox"]';

/** Whoever opens a dialog begins in its first field, and not at what closes it, which PrimeReact takes for the first. */
export function useBeginInside(): RefCallback<HTMLElement> {
  return useCallback((place) => {
    if (place === null) return undefined;
    const frame = requestAnimationFrame(() => place.querySelector<HTMLElement>(fields)?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
}
