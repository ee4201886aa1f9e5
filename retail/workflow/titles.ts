import type { RetailDatabase } from '../database/sqlite.ts';
import type { InstanceRow } from './process/process-rows.ts';

function processNameOf(db: RetailDatabase, biztype: string): string {
  const row = db
    .prepare<{ sheettypename: string }>('SELECT sheettypename FROM sheet_type WHERE sheettype = ?')
    .get([biztype]);
  return row?.sheettypename ?? biztype;
}

/** The title of an instance in messages. */
export function titleOf(
  db: RetailDatabase,
  { biztype, bizkey }: Pick<InstanceRow, 'biztype' | 'bizkey'>,
): string {
  return `${processNameOf(db, biztype)} ${bizkey} `;
}
