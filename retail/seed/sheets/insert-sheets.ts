import type { SheetStatus } from '../../sheets/stored-sheet.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { insertRows } from '../rows.ts';
import type { MadeSheet } from './make-sheet.ts';

/** A seeded document with its status and the time of its last change. */
export interface SheetSeed {
  made: MadeSheet;
  status: SheetStatus;
  /** Epoch milliseconds; the creation time by default. */
  modified?: number;
}

export function insertSheets(db: RetailDatabase, seeds: readonly SheetSeed[]): void {
  insertRows(
    db,
    'sheet',
    [
      'sheetid',
      'sheettype',
      'status',
      'version',
      'amount',
      'creator',
      'supplierid',
      'shopid',
      'created',
      'modified',
      'modifier',
      'since',
      'header',
      'lists',
    ],
    seeds.map(({ made, status, modified = made.created }) => [
      made.sheetid,
      made.sheettype,
      status,
      1,
      made.amount,
      made.creator,
      made.supplierid,
      made.shopid,
      made.created,
      modified,
      made.creator,
      modified,
      JSON.stringify(made.content.header),
      JSON.stringify(made.content.lists),
    ]),
  );
}
