import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useSession } from '../session/SessionContext.tsx';
import { createOutageStore, type OutageStore, type PagePart } from './outage-store.ts';

const OutageContext = createContext<OutageStore | null>(null);

const browserAfter = (ms: number, action: () => void) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};

/**
 * Provides the outage store: the failed parts of the page. It retries them when the browser is back
 * online or after a failed session renewal was retried.
 */
export function OutageProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const [store] = useState(() => createOutageStore(browserAfter, session.markAutomaticRetry));
  useEffect(
    function retryWhenOnline() {
      window.addEventListener('online', store.retryAll);
      return () => window.removeEventListener('online', store.retryAll);
    },
    [store],
  );
  useEffect(
    function retryWhenSessionContinues() {
      let before = session.state().ending;
      return session.subscribe(() => {
        const { ending, status } = session.state();
        const continues = before !== null && ending === null && status !== 'signed-out';
        before = ending;
        if (continues) store.retryAll();
      });
    },
    [store, session],
  );
  return <OutageContext value={store}>{children}</OutageContext>;
}

const subscribeToNothing = () => () => undefined;

/** Whether most of the page has failed, and how to retry all failed parts. */
export function useOutage(): { isOut: boolean; isRetrying: boolean; retryAll: () => void } {
  const store = use(OutageContext);
  const isOut = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => store?.isOut() ?? false,
  );
  const isRetrying = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => store?.isRetrying() ?? false,
  );
  return { isOut, isRetrying, retryAll: store?.retryAll ?? (() => undefined) };
}

/** Reports the state of a part of the page; null if the component is not a part at the moment. */
export function useOutagePart(part: PagePart | null): void {
  const store = use(OutageContext);
  const id = useId();
  const retryNow = useEffectEvent(() => part?.retry());
  const isPart = part !== null;
  const failed = part?.failed ?? false;
  const isReloading = part?.isReloading ?? false;
  const weight = part?.weight ?? 0;
  const retry = part?.retry;
  useEffect(
    function report() {
      if (!isPart) return undefined;
      store?.report(id, { failed, isReloading, weight, retry: retry ?? retryNow });
      return undefined;
    },
    [store, id, isPart, failed, isReloading, weight, retry],
  );
  useEffect(
    function leave() {
      return () => store?.report(id, null);
    },
    [store, id, isPart],
  );
}
