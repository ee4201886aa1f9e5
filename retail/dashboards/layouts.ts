import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../server/envelope.ts';
import type { Caller } from '../server/service.ts';
import { type Json, readJson, type RetailDatabase } from '../database/sqlite.ts';

export type SavedCard = Pick<
  components['schemas']['DashboardCard'],
  'cardcode' | 'rownum' | 'colnum' | 'width' | 'height'
>;

export interface SavedLayout {
  /** Increases with each save and each reset to the template; 0 before the first. */
  version: number;
  /** Null if the template applies. */
  cards: SavedCard[] | null;
}

/** A layout belongs to an account in a post. Suppliers have no post, so the column is empty for them. */
export function savedLayout(
  db: RetailDatabase,
  dtmplcode: string,
  { userid, postcode }: Caller,
): SavedLayout {
  const row = db
    .prepare<{ version: number; cards: Json<SavedCard[]> | null }>(
      'SELECT version, cards FROM dashboard_user WHERE dtmplcode = ? AND userid = ? AND postcode = ?',
    )
    .get([dtmplcode, userid, postcode ?? '']);
  return { version: row?.version ?? 0, cards: row?.cards ? readJson(row.cards) : null };
}

/**
 * Saves a layout if its version is the current one, so that a change from another window is not overwritten. Going back to the template
 * (null) raises the version too, so that a save based on the former layout is refused.
 */
export function changeLayout(
  db: RetailDatabase,
  dtmplcode: string,
  caller: Caller,
  seen: number,
  cards: readonly SavedCard[] | null,
): void {
  db.transaction(() => {
    const current = savedLayout(db, dtmplcode, caller);
    if (seen !== current.version) throw new RetailError('A0409');
    if (cards === null && current.cards === null) return;
    db.prepare(
      `INSERT INTO dashboard_user (dtmplcode, userid, postcode, version, cards) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET version = excluded.version, cards = excluded.cards`,
    ).run([
      dtmplcode,
      caller.userid,
      caller.postcode ?? '',
      current.version + 1,
      cards && JSON.stringify(cards),
    ]);
  }).immediate();
}
