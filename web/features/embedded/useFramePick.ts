import { useState } from 'react';
import type { FrameConnection } from './frame-connection.ts';
import type { MessageOf, PickedRow } from './protocol.ts';

type Pick = Omit<MessageOf<'pick'>, 'type'>;

export interface FramePick {
  /** What the user is asked to pick; null when nothing is. */
  asked: Pick | null;
  ask: (message: MessageOf<'pick'>) => void;
  take: (rows: readonly PickedRow[]) => void;
  cancel: () => void;
  /** Nobody waits for an answer any more. */
  forget: () => void;
}

/**
 * Rows that a module wants to have picked from a list of the portal. The dialog is the portal's: the module gets what the user hands it and learns
 * nothing else, neither of the list nor of whether there is one. It is there while the tab is in front.
 */
export function useFramePick(inFront: boolean, send: FrameConnection['send']): FramePick {
  const [asked, setAsked] = useState<Pick | null>(null);
  return {
    asked: inFront ? asked : null,
    ask({ moduleCode, multiple, selected }) {
      if (!inFront) send({ type: 'refused', of: 'pick', reason: 'background' });
      else if (asked !== null) send({ type: 'refused', of: 'pick', reason: 'busy' });
      else setAsked({ moduleCode, multiple, selected });
    },
    take(rows) {
      setAsked(null);
      send({ type: 'picked', rows });
    },
    cancel() {
      setAsked(null);
      send({ type: 'picked', cancelled: true });
    },
    forget: () => setAsked(null),
  };
}
