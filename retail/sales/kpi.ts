import type { components } from '../../schema/generated/retail.ts';
import { dateOf, monthOf, monthStart, yearOf, yearStart } from '../server/calendar.ts';
import { RetailError } from '../server/envelope.ts';
import type { Handler, ServiceContext } from '../server/service.ts';
import { change, percent, round2, yuan } from './figures.ts';
import { groupsOf, numbersOf } from './filters.ts';
import { asOf, chartPeriod, dayParameter, type Period } from './period.ts';
import { productFigures, type ProductFigures } from './product-figures.ts';
import { isSupplier, productScope, storeScope, text } from './scope.ts';
import { storeFigures, storePlan, type StoreFigures, type StorePlan } from './store-figures.ts';
import { type Json, readJson } from '../database/sqlite.ts';

type KpiCard = components['schemas']['KpiCard'];

type CardRow = Required<Pick<KpiCard, 'cardname' | 'entrycode'>> & {
  params: Json<{ cardcode?: string }> | null;
};

const MONEY = '¥';
const COUNT = '';

interface Metric<Figures> {
  unit: string;
  /** KPIs that are counts rather than amounts. */
  counts?: boolean;
  value: (figures: Figures) => number | null;
}

interface PlannedMetric extends Metric<StoreFigures> {
  plan: (plan: StorePlan) => number | null;
}

/** The KPI cards of the stores. A new one is one entry. */
const STORE_METRICS: Readonly<Record<string, PlannedMetric>> = {
  operating01: {
    unit: MONEY,
    value: ({ sales }) => amount(sales),
    plan: ({ sales }) => amount(sales),
  },
  operating02: {
    unit: MONEY,
    value: ({ sales, cost }) => amount(sales === null ? null : sales - (cost ?? 0)),
    plan: ({ profit }) => amount(profit),
  },
  operating03: {
    unit: COUNT,
    counts: true,
    value: ({ footfall }) => footfall,
    plan: ({ footfall }) => footfall,
  },
  operating04: {
    unit: MONEY,
    value: ({ sales, orders }) => each(sales, orders),
    plan: ({ sales, orders }) => each(sales, orders),
  },
};

/** The KPI cards of a supplier, about its own products. The chain plans by store and group, so there is no plan. */
const SUPPLIER_METRICS: Readonly<Record<string, Metric<ProductFigures>>> = {
  supplier01: { unit: MONEY, value: ({ sales }) => amount(sales) },
  supplier02: { unit: COUNT, counts: true, value: ({ qty }) => qty },
  supplier03: { unit: COUNT, counts: true, value: ({ orders }) => orders },
  supplier04: { unit: MONEY, value: ({ sales, qty }) => each(sales, qty) },
};

/**
 * The figures of the last complete day, or of the last complete day of the requested period. Month
 * and year are those of that day, so that on the first of a month the card still shows a complete
 * month.
 */
export const kpi: Handler<'/api/MCA200021/sales/kpi'> = (body, context): KpiCard => {
  const cardcode = text(body.cardcode);
  const card = context.db
    .prepare<CardRow>('SELECT cardname, entrycode, params FROM card WHERE cardcode = ?')
    .get([cardcode]);
  const read = (isSupplier(context.caller) ? supplierReader : storeReader)(
    metricOf(cardcode, card),
    body,
    context,
  );
  const last = lastDay(body, context);
  const [month, year] = [monthOf(last), String(yearOf(last))];
  const yesterdayValue = read.value({ from: last, to: last });
  const beforeYesterdayValue = read.value({ from: last - 1, to: last - 1 });
  const monthValue = read.value({ from: monthStart(last), to: last });
  const monthPlanValue = read.plan(month, month);
  const yearValue = read.value({ from: yearStart(last), to: last });
  const yearPlanValue = read.plan(`${year}-01`, `${year}-12`);
  return {
    cardcode,
    cardname: card?.cardname ?? cardcode,
    entrycode: card?.entrycode ?? null,
    sdate: dateOf(last),
    data: {
      yesterdayValue,
      beforeYesterdayValue,
      yesterdayRate: change(yesterdayValue, beforeYesterdayValue),
      monthValue,
      monthPlanValue,
      monthRate: percent(monthValue, monthPlanValue),
      yearValue,
      yearPlanValue,
      yearRate: percent(yearValue, yearPlanValue),
      unit: read.unit,
      valuekind: read.counts ? 'count' : 'money',
    },
  };
};

function lastDay(body: Record<string, unknown>, context: ServiceContext): number {
  return dayParameter(body, 'startdate') === null ? asOf(context) : chartPeriod(body, context).to;
}

/**
 * A card of a region or purchase group returns the figure named by its parameters; any other its
 * own.
 */
function metricOf(cardcode: string, card: CardRow | undefined): string {
  const params = card?.params ? readJson(card.params) : {};
  return params.cardcode ?? cardcode;
}

interface Reader {
  unit: string;
  counts: boolean;
  value(period: Period): number | null;
  plan(first: string, last: string): number | null;
}

function storeReader(
  cardcode: string,
  body: Record<string, unknown>,
  context: ServiceContext,
): Reader {
  const metric = known(STORE_METRICS, cardcode);
  const scope = storeScope(context, body.regionid);
  const cateid = text(body.cateid);
  return {
    unit: metric.unit,
    counts: metric.counts ?? false,
    value: (period) => metric.value(storeFigures(context.db, scope, period, cateid)),
    plan: (first, last) => metric.plan(storePlan(context.db, scope, first, last, cateid)),
  };
}

function supplierReader(
  cardcode: string,
  body: Record<string, unknown>,
  context: ServiceContext,
): Reader {
  if (Object.hasOwn(STORE_METRICS, cardcode)) throw new RetailError('A0301');
  const metric = known(SUPPLIER_METRICS, cardcode);
  const products = productScope(context, numbersOf(groupsOf(context.db, body.cateid)));
  return {
    unit: metric.unit,
    counts: metric.counts ?? false,
    value: (period) => metric.value(productFigures(context.db, products, period)),
    plan: () => null,
  };
}

function known<Kind>(metrics: Readonly<Record<string, Kind>>, cardcode: string): Kind {
  const metric = Object.hasOwn(metrics, cardcode) ? metrics[cardcode] : undefined;
  if (!metric) throw new RetailError('A0400', `Bad parameter cardcode: no card '${cardcode}'`);
  return metric;
}

function amount(fen: number | null): number | null {
  return fen === null ? null : yuan(fen);
}

function each(fen: number | null, count: number | null): number | null {
  return fen === null || count === null || count === 0 ? null : round2(fen / 100 / count);
}
