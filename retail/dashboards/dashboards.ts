import type { components } from '../../schema/generated/retail.ts';
import { countOf } from './counters.ts';
import { RetailError } from '../server/envelope.ts';
import { changeLayout, savedLayout, type SavedCard } from './layouts.ts';
import {
  findDashboard,
  goneCards,
  offeredCards,
  shownCards,
  type DashboardRow,
  type OfferedCard,
} from './offered-cards.ts';
import type { ServiceContext, ServiceTable } from '../server/service.ts';

type DashboardCard = components['schemas']['DashboardCard'];
type DashboardLayout = components['schemas']['DashboardLayout'];
type DashboardTemplate = components['schemas']['DashboardTemplate'];
type TemplateCard = components['schemas']['TemplateCard'];
type SaveLayout = components['schemas']['SaveLayoutRequest'];
type Reset = { dtmplcode: string; version: number };

const COLUMNS = 12;

/** Dashboards whose cards are counters: their template brings the numbers along. */
const COUNTERS = ['todo', 'warning'];

export const dashboardServices: ServiceTable = {
  '/api/msc-ucs/dashboardUser/getLayout': ({ dtmplcode }, context) => layout(dtmplcode, context),

  '/api/msc-ucs/dashboardUser/saveLayout': (body, context) => saveLayout(body, context),

  '/api/msc-ucs/dashboardUser/resetLayout': (body, context) => resetLayout(body, context),

  '/api/msc-ucs/dashboardTmplCard/queryWithMore': ({ params }, context) => {
    const { dtmplcode = '', dtype = '' } = params;
    const dashboards = context.db
      .prepare<DashboardRow>(
        "SELECT * FROM dashboard WHERE (? = '' OR dtmplcode = ?) AND (? = '' OR dtype = ?) ORDER BY dtmplcode",
      )
      .all([dtmplcode, dtmplcode, dtype, dtype]);
    return dashboards
      .map((dashboard) => template(dashboard, context))
      .filter(({ details }) => details.length > 0);
  },
};

function layout(dtmplcode: string, { db, caller }: ServiceContext): DashboardLayout {
  const { dtmplname, entrycode } = findDashboard(db, dtmplcode);
  const { version, cards } = savedLayout(db, dtmplcode, caller);
  const offered = offeredCards(db, dtmplcode, caller);
  const shown = shownCards(cards, offered);
  const gone = goneCards(cards, offered);
  return {
    dtmplcode,
    dtmplname,
    entrycode,
    version,
    cards: shown.map(cardOf),
    ...(gone.length > 0 && { gone }),
  };
}

/** A card without the fields that only counters and templates have. */
function cardOf({
  moduleparams: _params,
  icon: _icon,
  colour: _colour,
  standard: _standard,
  ...card
}: OfferedCard): DashboardCard {
  return card;
}

/** The cards that a dashboard offers: first those shown on it, in their order, then the others. */
function template(
  { dtmplcode, dtmplname, entrycode, dtype, maxnum }: DashboardRow,
  context: ServiceContext,
): DashboardTemplate {
  const offered = offeredCards(context.db, dtmplcode, context.caller);
  const { version, cards } = savedLayout(context.db, dtmplcode, context.caller);
  const shown = shownCards(cards, offered).map(({ cardcode }) => cardcode);
  const placeOf = ({ cardcode }: OfferedCard) =>
    shown.includes(cardcode) ? shown.indexOf(cardcode) : shown.length;
  const details = offered.toSorted((a, b) => placeOf(a) - placeOf(b));
  const isGroup = COUNTERS.includes(dtype);
  return {
    dtype,
    dtmplcode,
    typename: dtmplname,
    entrycode,
    maxnum,
    rownum: Math.ceil(details.length / COLUMNS),
    colnum: COLUMNS,
    version,
    ...(isGroup && details[0] && { uitmpl: details[0].uitmpl }),
    details: details.map((card) => ({
      ...templateCard(card, shown.includes(card.cardcode)),
      ...(isGroup && counterOf(card, context)),
    })),
  };
}

function templateCard(card: OfferedCard, checked: boolean): TemplateCard {
  const {
    cardcode,
    cardname,
    entrycode,
    uitmpl,
    rownum,
    colnum,
    width,
    height,
    appcode,
    modulecode,
    service,
    uri,
    params,
  } = card;
  return {
    cardcode,
    cardname,
    entrycode,
    uitmpl,
    checked,
    rownum,
    colnum,
    width,
    height,
    appcode,
    modulecode,
    service,
    uri,
    params,
  };
}

function counterOf(
  { cardcode, moduleparams, icon, colour }: OfferedCard,
  context: ServiceContext,
): Partial<TemplateCard> {
  const data = countOf(cardcode, context);
  return { moduleparams, icon, iconColor: colour, ...(data && { data }) };
}

function saveLayout(
  { dtmplcode, version, details }: SaveLayout,
  context: ServiceContext,
): DashboardLayout {
  const { db, caller } = context;
  const { maxnum } = findDashboard(db, dtmplcode);
  if (details.length > maxnum) throw new RetailError('A0400', `At most ${maxnum} cards`);
  changeLayout(
    db,
    dtmplcode,
    caller,
    version,
    placeCards(details, offeredCards(db, dtmplcode, caller)),
  );
  return layout(dtmplcode, context);
}

/** Back to the template of the post. */
function resetLayout({ dtmplcode, version }: Reset, context: ServiceContext): DashboardLayout {
  const { db, caller } = context;
  findDashboard(db, dtmplcode);
  changeLayout(db, dtmplcode, caller, version, null);
  return layout(dtmplcode, context);
}

/** A card without a position gets the one of its template. Cards may overlap, because the portal places them by their order. */
function placeCards(details: SaveLayout['details'], offered: readonly OfferedCard[]): SavedCard[] {
  const codes = new Set(details.map(({ cardcode }) => cardcode));
  if (codes.size < details.length)
    throw new RetailError('A0400', 'Bad parameter details: a card stands twice');
  return details.map((wanted) => {
    const card = offered.find(({ cardcode }) => cardcode === wanted.cardcode);
    if (!card) throw new RetailError('A0301', `Not permitted for card ${wanted.cardcode}`);
    const {
      cardcode,
      rownum = card.rownum,
      colnum = card.colnum,
      width = card.width,
      height = card.height,
    } = wanted;
    if (colnum + width - 1 > COLUMNS)
      throw new RetailError(
        'A0400',
        `Bad parameter details: card ${cardcode} is wider than the dashboard`,
      );
    return { cardcode, rownum, colnum, width, height };
  });
}
