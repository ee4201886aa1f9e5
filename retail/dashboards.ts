import type { components } from '../schema/generated/retail.ts';
import { RetailError } from './envelope.ts';
import type { Caller, ServiceContext, ServiceTable } from './service.ts';
import type { RetailDatabase } from './sqlite.ts';

type DashboardCard = components['schemas']['DashboardCard'];
type DashboardLayout = components['schemas']['DashboardLayout'];
type DashboardTemplate = components['schemas']['DashboardTemplate'];
type SaveLayout = components['schemas']['SaveLayoutRequest'];

type Position = Pick<DashboardCard, 'rownum' | 'colnum' | 'width' | 'height'>;
type SavedCard = Position & { cardcode: string };

interface DashboardRow {
  dtmplcode: string;
  dtmplname: string;
  entrycode: string | null;
  dtype: string;
  maxnum: number;
}

const COLUMNS = 12;

/** Suppliers have no post; their template goes by this code. */
const SUPPLIER_TEMPLATE = 'SUPPLIER';

export const dashboardServices: ServiceTable = {
  '/api/msc-ucs/dashboardUser/getLayout': ({ dtmplcode }, context) => layout(String(dtmplcode), context),

  '/api/msc-ucs/dashboardUser/saveLayout': (body, context) => saveLayout(body as unknown as SaveLayout, context),

  '/api/msc-ucs/dashboardTmplCard/queryWithMore': ({ params }, context) => {
    const { dtmplcode = '', dtype = '' } = params as { dtmplcode?: string; dtype?: string };
    const dashboards = context.db
      .prepare("SELECT * FROM dashboard WHERE (? = '' OR dtmplcode = ?) AND (? = '' OR dtype = ?) ORDER BY dtmplcode")
      .all([dtmplcode, dtmplcode, dtype, dtype]) as DashboardRow[];
    return dashboards.map((dashboard) => template(dashboard, context)).filter(({ details }) => details.length > 0);
  },
};

function findDashboard(db: RetailDatabase, dtmplcode: string): DashboardRow {
  const row = db.prepare('SELECT * FROM dashboard WHERE dtmplcode = ?').get([dtmplcode]) as DashboardRow | undefined;
  if (!row) throw new RetailError('A0400', `Bad parameter dtmplcode: no dashboard '${dtmplcode}'`);
  return row;
}

/** The cards that a post may have on a dashboard, where its template puts them. */
function permittedCards(db: RetailDatabase, dtmplcode: string, caller: Caller): DashboardCard[] {
  const rows = db
    .prepare(
      `SELECT c.*, t.rownum, t.colnum, t.width, t.height FROM dashboard_template t JOIN card c USING (cardcode)
       WHERE t.dtmplcode = ? AND t.posttmplcode = ? ORDER BY t.rownum, t.colnum, t.cardcode`,
    )
    .all([dtmplcode, caller.posttmplcode ?? SUPPLIER_TEMPLATE]) as (Omit<DashboardCard, 'params'> & { params: string | null })[];
  return rows.map((row) => ({
    ...row,
    params: row.params === null ? null : (JSON.parse(row.params) as Record<string, unknown>),
  }));
}

function savedLayout(
  db: RetailDatabase,
  dtmplcode: string,
  { userid, postcode }: Caller,
): { version: number; cards: SavedCard[] } | null {
  const row = db
    .prepare('SELECT version, cards FROM dashboard_user WHERE dtmplcode = ? AND userid = ? AND postcode = ?')
    .get([dtmplcode, userid, postcode ?? '']) as { version: number; cards: string } | undefined;
  return row ? { version: row.version, cards: JSON.parse(row.cards) as SavedCard[] } : null;
}

/** The saved layout without the cards that are gone since, or else the template. */
function layout(dtmplcode: string, { db, caller }: ServiceContext): DashboardLayout {
  const { dtmplname, entrycode } = findDashboard(db, dtmplcode);
  const permitted = permittedCards(db, dtmplcode, caller);
  const saved = savedLayout(db, dtmplcode, caller);
  const cards = saved?.cards.flatMap((place) => {
    const card = permitted.find(({ cardcode }) => cardcode === place.cardcode);
    return card ? [{ ...card, ...place }] : [];
  });
  return { dtmplcode, dtmplname, entrycode, version: saved?.version ?? 0, cards: cards ?? permitted };
}

function template({ dtmplcode, dtmplname, entrycode, dtype, maxnum }: DashboardRow, context: ServiceContext): DashboardTemplate {
  const shown = new Set(layout(dtmplcode, context).cards.map(({ cardcode }) => cardcode));
  const details = permittedCards(context.db, dtmplcode, context.caller).map(({ cardcode, cardname, ...card }) => ({
    cardcode,
    cardname,
    entrycode: card.entrycode ?? null,
    uitmpl: card.uitmpl,
    checked: shown.has(cardcode),
  }));
  return {
    dtype,
    dtmplcode,
    typename: dtmplname,
    entrycode,
    maxnum,
    rownum: Math.ceil(details.length / COLUMNS),
    colnum: COLUMNS,
    details,
  };
}

/** Saves what the caller saw and changed: a layout that somebody saved in the meantime is not overwritten. */
function saveLayout({ dtmplcode, version, details }: SaveLayout, context: ServiceContext): DashboardLayout {
  const { db, caller } = context;
  const { maxnum } = findDashboard(db, dtmplcode);
  if (details.length > maxnum) throw new RetailError('A0400', `At most ${maxnum} cards`);
  const cards = placeCards(details, permittedCards(db, dtmplcode, caller));
  return db.transaction(() => {
    const current = savedLayout(db, dtmplcode, caller)?.version ?? 0;
    if (version !== current) throw new RetailError('A0409');
    db.prepare(
      `INSERT INTO dashboard_user (dtmplcode, userid, postcode, version, cards) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET version = excluded.version, cards = excluded.cards`,
    ).run([dtmplcode, caller.userid, caller.postcode ?? '', current + 1, JSON.stringify(cards)]);
    return layout(dtmplcode, context);
  })();
}

/** A card that comes without a position keeps the one of its template. */
function placeCards(details: SaveLayout['details'], permitted: readonly DashboardCard[]): SavedCard[] {
  const codes = new Set(details.map(({ cardcode }) => cardcode));
  if (codes.size < details.length) throw new RetailError('A0400', 'Bad parameter details: a card stands twice');
  return details.map((wanted) => {
    const card = permitted.find(({ cardcode }) => cardcode === wanted.cardcode);
    if (!card) throw new RetailError('A0301', `Not permitted for card ${wanted.cardcode}`);
    const { cardcode, rownum = card.rownum, colnum = card.colnum, width = card.width, height = card.height } = wanted;
    if (colnum + width - 1 > COLUMNS)
      throw new RetailError('A0400', `Bad parameter details: card ${cardcode} is wider than the dashboard`);
    return { cardcode, rownum, colnum, width, height };
  });
}
