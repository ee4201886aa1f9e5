import { useState } from 'react';
import type { FrameConnection } from './frame-connection.ts';
import type { MessageOf, PickedRow } from './protocol.ts';

type Pick = Omit<MessageOf<'pick'>, 'type'>;

/** A module's request to pick rows, and the user's answers. */
export interface FramePick {
  /** The request to pick rows; null if there is none. */
  request: Pick | null;
  ask: (message: MessageOf<'pick'>) => void;
  confirm: (rows: readonly PickedRow[]) => void;
  cancel: () => void;
  /** Drops the request without an answer. */
  drop: () => void;
}

/**
 * Lets the user pick rows of a portal list for a module. The dialog belongs to the portal: the
 * module receives only the picked rows and learns nothing else about the list, not even whether it
 * exists. The dialog is shown while the tab is active.
 */
export function useFramePick(inFront: boolean, send: FrameConnection['send']): FramePick {
  const [request, setRequest] = useState<Pick | null>(null);
  return {
    request: inFront ? request : null,
    ask({ moduleCode, multiple, selected }) {
      if (!inFront) send({ type: 'refused', of: 'pick', reason: 'background' });
      else if (request !== null) send({ type: 'refused', of: 'pick', reason: 'busy' });
      else setRequest({ moduleCode, multiple, selected });
    },
    confirm(rows) {
      setRequest(null);
      send({ type: 'picked', rows });
    },
    cancel() {
      setRequest(null);
      send({ type: 'picked', cancelled: true });
    },
    drop: () => setRequest(null),
  };
}
