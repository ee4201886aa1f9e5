import { useSyncExternalStore } from 'react';
import { useSessionState } from './SessionContext.tsx';

/**
 * Whether the page should load data: it is visible, the browser is online, and the session exists
 * and is not locked. Polls run only then, and poll at once when it becomes true.
 */
export function useAwake(): boolean {
  const { status, locked, ending } = useSessionState();
  const attended = useSyncExternalStore(subscribe, isAttended);
  return attended && !locked && status === 'signed-in' && ending === null;
}

function isAttended(): boolean {
  return document.visibilityState !== 'hidden' && navigator.onLine;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
