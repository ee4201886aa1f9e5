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

/** `blur` among them: who clicks into a frame is at work there, and its own events stay in it. From then on its module tells of them. */
const signs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'scroll',
  'touchstart',
  'blur',
] as const;
/** Signs of life are many: one a second is looked at, and one in ten seconds told to the other windows. */
const lookEveryMs = 1000;
const tellEveryMs = 10_000;

/** The idle clock of the page, set going by what the user does here and in the other windows of his browser. */
export function useIdleClock(): { clock: IdleClock; state: IdleState } {
  const session = useSession();
  const loadClient = useClientLoader();
  const { idleMinutes, endsAt, lockable } = useViewer().session;
  const clock = useMemo(() => {
    const locking = storedLockAfter();
    const touch = async () => {
      const client = await loadClient();
      await client.mutate({ mutation: SessionTouchDocument, fetchPolicy: 'no-cache' });
    };
    return createIdleClock({
      idleMs: idleMinutes * 60_000,
      endsAt: Date.parse(endsAt),
      lockAfterMs: () => (lockable && locking.read() * 60_000) || null,
      now: Date.now,
      after(ms, action) {
        const timer = setTimeout(action, ms);
        return () => clearTimeout(timer);
      },
      touch() {
        // What is not reached is told again with the next sign of life. A locked session is used by nobody.
        if (!session.state().locked) touch().catch(() => undefined);
      },
      lock: () => session.lock('asked'),
    });
  }, [session, loadClient, idleMinutes, endsAt, lockable]);

  useEffect(
    function watchForSignsOfLife() {
      let looked = -Infinity;
      let told = -Infinity;
      const noticed = () => {
        const at = Date.now();
        if (at - looked < lookEveryMs || session.state().locked) return;
        looked = at;
        clock.active('here');
        if (at - told < tellEveryMs || clock.state().phase !== 'awake') return;
        told = at;
        session.channel.post({ kind: 'activity' });
      };
      const stopHearing = session.channel.subscribe(({ kind }) => {
        if (kind === 'activity') clock.active('elsewhere');
      });
      const stopHearingModules = session.onActive(noticed);
      const stopCounting = session.onUsed(() => clock.used());
      let wasLocked = session.state().locked;
      const stopWatchingLock = session.subscribe(() => {
        const { locked } = session.state();
        if (wasLocked && !locked) clock.active('here');
        wasLocked = locked;
      });
      const options = { capture: true, passive: true };
      signs.forEach((sign) => window.addEventListener(sign, noticed, options));
      ['focus', 'pageshow'].forEach((sign) => window.addEventListener(sign, clock.check));
      document.addEventListener('visibilitychange', clock.check);
      clock.check();
      return () => {
        stopHearing();
        stopHearingModules();
        stopCounting();
        stopWatchingLock();
        signs.forEach((sign) => window.removeEventListener(sign, noticed, options));
        ['focus', 'pageshow'].forEach((sign) => window.removeEventListener(sign, clock.check));
        document.removeEventListener('visibilitychange', clock.check);
        clock.stop();
      };
    },
    [clock, session],
  );
  return { clock, state: useSyncExternalStore(clock.subscribe, clock.state) };
}
