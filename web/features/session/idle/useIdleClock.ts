import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useClientLoader } from '../../../platform/apollo/ClientLoader.tsx';
import {
  createIdleClock,
  type IdleClock,
  type IdleState,
} from '../../../platform/session/idle-clock.ts';
import { storedLockAfter } from '../../../platform/session/lock-after.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { SessionTouchDocument } from './SessionTouch.gen.ts';

/**
 * Events that count as activity. `blur` occurs when the user clicks into an embedded module, whose
 * own events do not reach this window. From then on the module reports activity itself.
 */
const activityEvents = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'scroll',
  'touchstart',
  'blur',
] as const;
/**
 * Activity is processed at most once a second, and reported to the other windows every 10 seconds.
 */
const ACTIVITY_CHECK_MS = 1000;
const ACTIVITY_REPORT_MS = 10_000;

/**
 * The idle clock of the page. Activity in this window and other windows of the browser resets it.
 */
export function useIdleClock(): { clock: IdleClock; state: IdleState } {
  const session = useSession();
  const loadClient = useClientLoader();
  const { idleMinutes, endsAt, isLockable } = useViewer().session;
  const clock = useMemo(() => {
    const lockAfter = storedLockAfter();
    const touch = async () => {
      const client = await loadClient();
      await client.mutate({ mutation: SessionTouchDocument, fetchPolicy: 'no-cache' });
    };
    return createIdleClock({
      idleMs: idleMinutes * 60_000,
      endsAt: Date.parse(endsAt),
      lockAfterMs: () => (isLockable && lockAfter.read() * 60_000) || null,
      now: Date.now,
      after(ms, action) {
        const timer = setTimeout(action, ms);
        return () => clearTimeout(timer);
      },
      touch() {
        // If the call fails, the next activity repeats it. Use of a locked session does not count.
        if (!session.state().locked) touch().catch(() => undefined);
      },
      lock: () => session.lock('asked'),
    });
  }, [session, loadClient, idleMinutes, endsAt, isLockable]);

  useEffect(
    function watchActivity() {
      let lastCheckAt = -Infinity;
      let lastReportAt = -Infinity;
      const handleActivity = () => {
        const now = Date.now();
        if (now - lastCheckAt < ACTIVITY_CHECK_MS || session.state().locked) return;
        lastCheckAt = now;
        clock.reportActivity('here');
        if (now - lastReportAt < ACTIVITY_REPORT_MS || clock.state().phase !== 'awake') return;
        lastReportAt = now;
        session.channel.post({ kind: 'activity' });
      };
      const unsubscribeChannel = session.channel.subscribe(({ kind }) => {
        if (kind === 'activity') clock.reportActivity('elsewhere');
      });
      const unsubscribeModules = session.onActive(handleActivity);
      const unsubscribeUse = session.onUsed(() => clock.reportUse());
      let wasLocked = session.state().locked;
      const unsubscribeLock = session.subscribe(() => {
        const { locked } = session.state();
        if (wasLocked && !locked) clock.reportActivity('here');
        wasLocked = locked;
      });
      const options = { capture: true, passive: true };
      activityEvents.forEach((event) => window.addEventListener(event, handleActivity, options));
      ['focus', 'pageshow'].forEach((event) => window.addEventListener(event, clock.check));
      document.addEventListener('visibilitychange', clock.check);
      clock.check();
      return () => {
        unsubscribeChannel();
        unsubscribeModules();
        unsubscribeUse();
        unsubscribeLock();
        activityEvents.forEach((event) =>
          window.removeEventListener(event, handleActivity, options),
        );
        ['focus', 'pageshow'].forEach((event) => window.removeEventListener(event, clock.check));
        document.removeEventListener('visibilitychange', clock.check);
        clock.stop();
      };
    },
    [clock, session],
  );
  return { clock, state: useSyncExternalStore(clock.subscribe, clock.state) };
}
