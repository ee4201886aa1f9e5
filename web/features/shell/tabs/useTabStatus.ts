import { useCallback, useEffect, useState } from 'react';

/** How long a word stays to be found by whoever reads the page line by line. */
const keptMs = 4000;

/** What is read out about the tabs in passing, that one moved for instance; nothing of it is seen. */
export function useTabStatus(): { status: string; tell: (text: string) => void } {
  const [status, setStatus] = useState('');
  useEffect(
    function forget() {
      if (status === '') return undefined;
      const timer = setTimeout(() => setStatus(''), keptMs);
      return () => clearTimeout(timer);
    },
    [status],
  );
  return { status, tell: useCallback((text) => setStatus(text), []) };
}
