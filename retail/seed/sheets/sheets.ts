import { compactDateOf, dayOfMoment, momentOfDay } from '../../server/calendar.ts';
import type { SheetStatus } from '../../sheets/stored-sheet.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { STORE_EVENT } from '../metadata/modules/store-events.ts';
import { SHEET_MODULES } from '../metadata/sheet-modules.ts';
import { insertSheets } from './insert-sheets.ts';
import { makeSheet } from './make-sheet.ts';
import type { SheetWanted } from './sheet-wanted.ts';

const HOUR = 3_600_000;

/** First number of documents without a process, far from those with one. */
const FIRST = 5_000;
/**
 * Kinds used in turn. Kinds added later have separate documents, so that the earlier documents do
 * not change.
 */
const IN_TURN = SHEET_MODULES.filter((module) => module !== STORE_EVENT);
const EVENTS = 4;
const DRAFTS = 24;
const EFFECTIVE = 36;

/** The creators of documents of a kind. */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  PO: ['buyer_fresh', 'buyer_staples', 'buyer_snacks'],
  PA: ['buyer_manager', 'store1001'],
  PM: ['buyer_manager', 'ops_director'],
  RT: ['buyer_fresh', 'store1001'],
  TR: ['store1001', 'store1002'],
  CT: ['buyer_manager'],
  EX: ['finance', 'settlement'],
  SA: ['buyer_manager'],
  SD: ['store1001', 'store1002'],
  RQ: ['store1001', 'store1007'],
};

/** The draft used in the examples of the OpenAPI document, on any day. */
const EXAMPLE_SHEETID = 'PO-EXAMPLE';

/** The order with 10,000 lines, which comes with its process. */
export function stressSheet(created: number): SheetWanted {
  return {
    sheettype: 'PO',
    sheetid: 'PO-STRESS',
    n: FIRST - 1,
    created,
    creator: 'stress',
    lines: 10_000,
  };
}

/** Documents without a process: drafts of the last days, and effective ones. */
export function seedSheets(db: RetailDatabase, today: number): void {
  const now = momentOfDay(today);
  const wanted = Array.from(
    { length: DRAFTS + EFFECTIVE },
    (_, index): [SheetWanted, SheetStatus] => {
      const { sheettype } = IN_TURN[index % IN_TURN.length] ?? { sheettype: 'PO' };
      const isDraft = index < DRAFTS;
      const created = now - (isDraft ? 3 + index * 5 : 200 + index * 31) * HOUR;
      const makers = MAKERS[sheettype] ?? ['admin'];
      const creator = makers[Math.floor(index / IN_TURN.length) % makers.length] ?? 'admin';
      const sheetid = `${sheettype}${compactDateOf(dayOfMoment(created))}${String(8001 + index)}`;
      return [{ sheettype, sheetid, n: FIRST + index, created, creator }, isDraft ? '0' : '2'];
    },
  );
  const example = {
    sheettype: 'PO',
    sheetid: EXAMPLE_SHEETID,
    n: FIRST,
    created: momentOfDay(today - 2),
    creator: 'ops_director',
  };
  const events = Array.from({ length: EVENTS }, (_, index): [SheetWanted, SheetStatus] => {
    const created = now - (30 + index * 40) * HOUR;
    const sheetid = `AP${compactDateOf(dayOfMoment(created))}${String(9001 + index)}`;
    const [creator = 'admin'] = MAKERS.PM ?? [];
    return [
      { sheettype: 'AP', sheetid, n: FIRST + 500 + index, created, creator },
      index % 2 === 0 ? '0' : '2',
    ];
  });
  insertSheets(
    db,
    [...wanted, ...events, [example, '0'] as const].map(([sheet, status]) => ({
      made: makeSheet(sheet),
      status,
    })),
  );
}
