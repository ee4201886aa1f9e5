import { addMessage } from '../../messages/new-message.ts';
import type { ServiceContext } from '../../server/service.ts';
import { markStep, setSheetStatus } from '../../sheets/store.ts';
import type { SheetStatus } from '../../sheets/stored-sheet.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { createNews, type News } from '../news.ts';

/** What a process does to its document. */
export interface Documents {
  setStatus(sheetid: string, status: SheetStatus): void;
  /** A step has been taken by somebody: what the document says now is what the next one is compared with. */
  markStep(sheetid: string, usercode: string): void;
}

/** One thing that is done to an instance, with everything that follows from it, in a transaction that is open. */
export interface Move {
  db: RetailDatabase;
  /** Epoch milliseconds. */
  now: number;
  /** Business date `YYYY-MM-DD`. */
  day: string;
  /** Account code of whoever does it. */
  by: string;
  documents: Documents;
  news: News;
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
    news: createNews(db, now, (message) => addMessage(db, now, message)),
  };
}
