import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { HomeQuery } from './Home.gen.ts';

interface SavedLayoutsParts {
  /** What the cache tells. */
  cached: HomeQuery['viewer'] | undefined;
  /** What the last answer told. */
  given: HomeQuery['viewer'] | undefined;
  asking: boolean;
  ask: () => void;
}

interface SavedLayouts {
  /** A layout of the page was saved since, and is being asked for. */
  isOutdated: boolean;
  /** The panel has this version by its own doing, and shows it: nothing is asked for. */
  keepPanel: (version: number) => void;
}

/** A layout that this window has saved stands in the cache by its version: the page asks for what belongs to it. */
export function useSavedLayouts({ cached, given, asking, ask }: SavedLayoutsParts): SavedLayouts {
  const askNow = useEffectEvent(ask);
  const isOutdated = !asking && hasNewer(cached, given);
  useEffect(
    function askForSavedLayout() {
      if (isOutdated) askNow();
    },
    [isOutdated],
  );
  const panelVersion = cached?.panel?.version ?? null;
  const ownPanel = useRef<number | null>(null);
  const keepPanel = useCallback((version: number) => void (ownPanel.current = version), []);
  const isPanelOutdated =
    !asking && panelVersion !== null && panelVersion !== given?.panel?.version;
  const askForPanel = useEffectEvent(() => {
    if (isPanelOutdated && panelVersion !== ownPanel.current) ask();
  });
  useEffect(
    function askForSavedPanel() {
      askForPanel();
    },
    [isPanelOutdated, panelVersion],
  );
  return { isOutdated, keepPanel };
}

function hasNewer(
  cached: HomeQuery['viewer'] | undefined,
  given: HomeQuery['viewer'] | undefined,
): boolean {
  if (!cached?.dashboard || !given?.dashboard) return false;
  return cached.dashboard.version !== given.dashboard.version;
}
