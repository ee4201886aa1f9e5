import { useEffect, useEffectEvent, useState } from 'react';
import { useAwake } from '../session/useAwake.ts';
import { ownBuild, servedBuild } from './build-id.ts';

export const buildCheckMs = 10 * 60_000;

/**
 * The build that is served in the place of the one that this page came from. Asked for every ten minutes while somebody works, when he comes
 * back to the window, and when a part of the page could not be fetched, which is how an old page most often finds out. One that was put
 * off is not told again; the next one is.
 */
export function useNewBuild(): { isNew: boolean; later: () => void } {
  const awake = useAwake();
  const [served, setServed] = useState<string | null>(null);
  const [putOff, setPutOff] = useState<string | null>(null);
  const check = useEffectEvent(async () => {
    const own = ownBuild(document);
    if (own === null) return;
    const now = await servedBuild();
    if (now !== null) setServed(now === own ? null : now);
  });
  useEffect(
    function checkWhileAwake() {
      if (!awake) return undefined;
      const run = () => void check();
      const timer = setInterval(run, buildCheckMs);
      window.addEventListener('focus', run);
      return () => {
        clearInterval(timer);
        window.removeEventListener('focus', run);
      };
    },
    [awake],
  );
  useEffect(function checkWhenAPartIsMissing() {
    const run = () => void check();
    window.addEventListener('vite:preloadError', run);
    return () => window.removeEventListener('vite:preloadError', run);
  }, []);
  return { isNew: served !== null && served !== putOff, later: () => setPutOff(served) };
}
