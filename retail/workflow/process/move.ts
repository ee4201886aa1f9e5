import { addMessage } from '../../messages/new-message.ts';
import type { ServiceContext } from '../../server/service.ts';
import { markStep, setSheetStatus } from '../../sheets/store.ts';
import type { SheetStatus } from '../../sheets/stored-sheet.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { createNotifications, type Notifications } from '../notifications.ts';

/** The effects of a process on its document. */
interface Documents {
  setStatus(sheetid: string, status: SheetStatus): void;
  /** A step was completed: the next one is compared with the document's current content. */
  markStep(sheetid: string, usercode: string): void;
}

/** One action on an instance with all its consequences, in an open transaction. */
export interface Move {
  db: RetailDatabase;
  /** Epoch milliseconds. */
  now: number;
  /** Business date `YYYY-MM-DD`. */
  day: string;
  /** Account code of the acting user. */
  by: string;
  documents: Documents;
  notifications: Notifications;
}

export function moveOf({ db, clock, caller, today }: ServiceContext): Move {
  const now = clock();
  return {
    db,
    now,
    day: today(),
    by: caller.usercode,
    documents: {
      setStatus: (sheetid, status) => setSheetStatus(db, sheetid, status, now),
      markStep: (sheetid, usercode) => markStep(db, sheetid, usercode, now),
    },
    notifications: createNotifications(db, now, (message) => addMessage(db, now, message)),
  };
}
