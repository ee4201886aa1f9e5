import { useState } from 'react';
import type { FrameConnection } from './frame-connection.ts';
import type { MessageOf, PickedRow } from './protocol.ts';

type Pick = Omit<MessageOf<'pick'>, 'type'>;

export interface FramePick {
  /** The request to pick rows; null if there is none. */
  asked: Pick | null;
  ask: (message: MessageOf<'pick'>) => void;
  take: (rows: readonly PickedRow[]) => void;
  cancel: () => void;
  /** Drops the request without an answer. */
  forget: () => void;
}

/**
 * Lets the user pick rows of a portal list for a module. The dialog belongs to the portal: the
 * module receives only the picked rows and learns nothing else about the list, not even whether it
 * exists. The dialog is shown while the tab is active.
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
