import { useCallback, useEffect, useState } from 'react';

/** How long a message stays on the page for users who read it with the virtual cursor. */
const STATUS_VISIBLE_MS = 4000;

/** Messages about the tabs for screen readers, for example that a tab was moved. Not visible. */
export function useTabStatus(): { status: string; announce: (text: string) => void } {
  const [status, setStatus] = useState('');
  useEffect(
    function clearStatus() {
      if (status === '') return undefined;
      const timer = setTimeout(() => setStatus(''), STATUS_VISIBLE_MS);
      return () => clearTimeout(timer);
    },
    [status],
  );
  return { status, announce: useCallback((text) => setStatus(text), []) };
}
