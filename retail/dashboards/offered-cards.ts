import type { components } from '../../schema/generated/retail.ts';
import { templateOf } from '../accounts/audience.ts';
import { RetailError } from '../server/envelope.ts';
import type { SavedCard } from './layouts.ts';
import { openableBy } from '../navigation/openable.ts';
import type { Caller } from '../server/service.ts';
import { type Json, readJson, type RetailDatabase } from '../database/sqlite.ts';

type DashboardCard = components['schemas']['DashboardCard'];

export interface DashboardRow {
  dtmplcode: string;
  dtmplname: string;
  entrycode: string | null;
  dtype: string;
  maxnum: number;
}

/** A card that a post may have on a dashboard, with its position in the template. */
export interface OfferedCard extends Required<DashboardCard> {
  moduleparams: string | null;
  icon: string | null;
  colour: string | null;
  /** 0 if it is only offered, not shown by default. */
  standard: number;
}

export function findDashboard(db: RetailDatabase, dtmplcode: string): DashboardRow {
  const row = db
    .prepare<DashboardRow>('SELECT * FROM dashboard WHERE dtmplcode = ?')
    .get([dtmplcode]);
  if (!row) throw new RetailError('A0400', `Bad parameter dtmplcode: no dashboard '${dtmplcode}'`);
  return row;
}

/** The cards that a post may have on a dashboard: those of the template first, then those that are only offered. */
export function offeredCards(db: RetailDatabase, dtmplcode: string, caller: Caller): OfferedCard[] {
  const rows = db
    .prepare<Omit<OfferedCard, 'params'> & { params: Json<Record<string, unknown>> | null }>(
      `SELECT c.*, t.rownum, t.colnum, t.width, t.height, t.standard FROM dashboard_template t JOIN card c USING (cardcode)
       WHERE t.dtmplcode = ? AND t.posttmplcode = ? ORDER BY t.standard DESC, t.rownum, t.colnum, t.cardcode`,
    )
    .all([dtmplcode, templateOf(caller)]);
  const openable = openableBy(db, caller);
  return rows.map((row) => ({
    ...openable(row),
    params: row.params === null ? null : readJson(row.params),
  }));
}

/** The cards shown on a dashboard: the saved ones that still exist, or those of the template when nothing was saved. */
export function shownCards(
  saved: readonly SavedCard[] | null,
  offered: readonly OfferedCard[],
): OfferedCard[] {
  if (saved === null) return offered.filter(({ standard }) => standard === 1);
  return saved.flatMap((place) => {
    const card = offered.find(({ cardcode }) => cardcode === place.cardcode);
    return card ? [{ ...card, ...place }] : [];
  });
}

/** Saved cards that are no longer offered, with their former positions. */
export function goneCards(
  saved: readonly SavedCard[] | null,
  offered: readonly OfferedCard[],
): SavedCard[] {
  const codes = new Set(offered.map(({ cardcode }) => cardcode));
  return (saved ?? []).filter(({ cardcode }) => !codes.has(cardcode));
}
