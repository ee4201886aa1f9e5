import { useState } from 'react';
import { useLiveEvents } from '../../platform/session/live-events.ts';

const liveEventKinds = ['list'] as const;

interface ExternalChangesOptions {
  moduleCode: string;
  /** The user is working on rows, so they are not reloaded without asking. */
  hasWork: boolean;
  busy: boolean;
  onRefresh: () => void;
}

/**
 * Reacts to rows changed by other users: reloads the list if the user is not working in it, else
 * sets `isStale`.
 */
export function useExternalChanges({
  moduleCode,
  hasWork,
  busy,
  onRefresh,
}: ExternalChangesOptions) {
  const [isStale, setStale] = useState(false);
  useLiveEvents(liveEventKinds, (events) => {
    if (busy || !events.some(({ key }) => key === null || key === moduleCode)) return;
    if (hasWork) setStale(true);
    else onRefresh();
  });
  return { isStale, clear: () => setStale(false) };
}
