import { useState } from 'react';
import { useLiveEvents } from '../../platform/session/live-events.ts';

const newsOfLists = ['list'] as const;

interface OthersChangesParts {
  moduleCode: string;
  /** Somebody is working on rows: they stay as he sees them until he says so. */
  hasWork: boolean;
  busy: boolean;
  onRefresh: () => void;
}

/** Rows that others have changed: the list is asked for anew by itself while nobody works in it, and says so otherwise. */
export function useOthersChanges({ moduleCode, hasWork, busy, onRefresh }: OthersChangesParts) {
  const [isStale, setStale] = useState(false);
  useLiveEvents(newsOfLists, (events) => {
    if (busy || !events.some(({ key }) => key === null || key === moduleCode)) return;
    if (hasWork) setStale(true);
    else onRefresh();
  });
  return { isStale, forget: () => setStale(false) };
}
