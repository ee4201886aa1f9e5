import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser is printing the page. */
export function usePrinting(enabled: boolean): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(
    function listenForPrinting() {
      if (!enabled) return undefined;
      // The browser prints the DOM as it is when this listener returns, so render synchronously.
      const begin = () => flushSync(() => setPrinting(true));
      const end = () => setPrinting(false);
      window.addEventListener('beforeprint', begin);
      window.addEventListener('afterprint', end);
      return () => {
        window.removeEventListener('beforeprint', begin);
        window.removeEventListener('afterprint', end);
      };
    },
    [enabled],
  );
  return printing;
}
