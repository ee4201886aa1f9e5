import { useState } from 'react';
import type { Message } from './useMessages.ts';

/**
 * Holds the ticked messages of a page. Marking them unticks all; if it fails they are ticked again.
 */
export function useTickedMessages(
  rows: readonly Message[],
  onMark: (messages: readonly Message[], isRead: boolean) => Promise<boolean>,
) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const ticked = rows.filter(({ id }) => keys.has(id));
  const untickAll = () => setKeys(new Set());
  function markTicked(isRead: boolean) {
    untickAll();
    void onMark(ticked, isRead).then((done) => {
      if (!done) setKeys(keys);
    });
  }
  return { ticked, selection: { keys, onChange: setKeys }, untickAll, markTicked };
}
