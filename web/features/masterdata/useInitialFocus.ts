import { useCallback, type RefCallback } from 'react';

const FIELD_SELECTOR =
  'input:not([type="hidden"], [readonly]), select, textarea, [role="combobox"]';

/**
 * Returns a ref callback that focuses the first field of a dialog, instead of the close button that
 * PrimeReact would focus.
 */
export function useInitialFocus(): RefCallback<HTMLElement> {
  return useCallback((container) => {
    if (container === null) return undefined;
    const frame = requestAnimationFrame(() =>
      container.querySelector<HTMLElement>(FIELD_SELECTOR)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
}
