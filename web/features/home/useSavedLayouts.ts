import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { HomeQuery } from './Home.gen.ts';

interface SavedLayoutsParts {
  /** The viewer as the cache has it. */
  cached: HomeQuery['viewer'] | undefined;
  /** The viewer of the last answer. */
  received: HomeQuery['viewer'] | undefined;
  isLoading: boolean;
  load: () => void;
}

interface SavedLayouts {
  /** A newer layout was saved and is being loaded. */
  isOutdated: boolean;
  /** Reports that the panel already shows this layout version, so that it is not reloaded. */
  acceptPanelVersion: (version: number) => void;
}

/**
 * Reloads the page when its layout was saved in this window. Saving writes the new version to the
 * cache, which then differs from the version of the last answer.
 */
export function useSavedLayouts({
  cached,
  received,
  isLoading,
  load,
}: SavedLayoutsParts): SavedLayouts {
  const loadNow = useEffectEvent(load);
  const isOutdated = !isLoading && hasNewerLayout(cached, received);
  const version = cached?.dashboard?.version;
  useEffect(
    function loadSavedLayout() {
      if (isOutdated) loadNow();
    },
    // With the version: an answer that is on its way may not have what was saved after it was asked for.
    [isOutdated, version],
  );
  const panelVersion = cached?.panel?.version ?? null;
  const acceptedVersion = useRef<number | null>(null);
  const acceptPanelVersion = useCallback(
    (version: number) => void (acceptedVersion.current = version),
    [],
  );
  const isPanelOutdated =
    !isLoading && panelVersion !== null && panelVersion !== received?.panel?.version;
  const loadPanel = useEffectEvent(() => {
    if (isPanelOutdated && panelVersion !== acceptedVersion.current) load();
  });
  useEffect(
    function loadSavedPanel() {
      loadPanel();
    },
    [isPanelOutdated, panelVersion],
  );
  return { isOutdated, acceptPanelVersion };
}

function hasNewerLayout(
  cached: HomeQuery['viewer'] | undefined,
  received: HomeQuery['viewer'] | undefined,
): boolean {
  if (!cached?.dashboard || !received?.dashboard) return false;
  return cached.dashboard.version !== received.dashboard.version;
}
