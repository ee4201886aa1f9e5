import { useEffect, useEffectEvent, useState } from 'react';
import { useAwake } from '../session/useAwake.ts';
import { readOwnBuild, fetchServedBuild } from './build-id.ts';

export const BUILD_CHECK_MS = 10 * 60_000;

/**
 * Whether a newer build is served than the one of this page. Checks every ten minutes while the
 * user is active, when the window gets the focus, and when a chunk cannot be loaded, which is how
 * an old page most often notices. A build that the user has postponed is not offered again.
 */
export function useNewBuild(): { isNew: boolean; later: () => void } {
  const awake = useAwake();
  const [served, setServed] = useState<string | null>(null);
  const [putOff, setPutOff] = useState<string | null>(null);
  const check = useEffectEvent(async () => {
    const own = readOwnBuild(document);
    if (own === null) return;
    const now = await fetchServedBuild();
    if (now !== null) setServed(now === own ? null : now);
  });
  useEffect(
    function checkWhileAwake() {
      if (!awake) return undefined;
      const run = () => void check();
      const timer = setInterval(run, BUILD_CHECK_MS);
      window.addEventListener('focus', run);
      return () => {
        clearInterval(timer);
        window.removeEventListener('focus', run);
      };
    },
    [awake],
  );
  useEffect(function checkWhenChunkIsMissing() {
    const run = () => void check();
    window.addEventListener('vite:preloadError', run);
    return () => window.removeEventListener('vite:preloadError', run);
  }, []);
  return { isNew: served !== null && served !== putOff, later: () => setPutOff(served) };
}
