import type { components } from '../../../schema/generated/retail.ts';
import { dayNumber, isDay } from '../../server/calendar.ts';
import { RetailError } from '../../server/envelope.ts';
import type { ServiceContext } from '../../server/service.ts';
import type { Period } from '../period.ts';
import { isSupplier, productScope, storeScope } from '../scope.ts';
import type { Comparison, TimeDimension } from './days.ts';

type Request = components['schemas']['SalesQuery'];
export type Measure = Request['measures'][number];
export type Dimension = Request['dimensions'][number];
export type Order = NonNullable<Request['order']>;

const MAX_DAYS = 400;
const TIME: readonly Dimension[] = ['day', 'week', 'month'];

/** A checked query. Lists of numbers are JSON for `json_each`. */
export interface Question {
  measures: ReadonlySet<Measure>;
  dimensions: readonly Dimension[];
  time: TimeDimension | undefined;
  period: Period;
  /** Stores that the figures cover; null for a supplier, whose figures are about its products. */
  shops: string | null;
  /** Whether these are all stores of the chain. */
  everyShop: boolean;
  groups: string;
  channels: string;
  /** Products that the figures cover; null for all. */
  products: string | null;
  byCategory: boolean;
  byChannel: boolean;
  byProduct: boolean;
  order: Order | undefined;
  top: number;
  comparison: Comparison | undefined;
  pageNo: number;
  pageSize: number;
}

/** Checks a query as far as the contract's schema does not, and limits it to what the caller may see. */
export function questionOf(request: Request, context: ServiceContext): Question {
  const { measures, dimensions, filters = {} } = request;
  const times = dimensions.filter((one): one is TimeDimension => TIME.includes(one));
  if (times.length > 1)
    throw new RetailError('A0400', 'Bad parameter dimensions: one of day, week and month');
  const byShop = dimensions.includes('store') || dimensions.includes('region');
  const byProduct =
    dimensions.includes('product') || isNotEmpty(filters.productid) || isSupplier(context.caller);
  if (isSupplier(context.caller) && (byShop || hasShopFilter(filters)))
    throw new RetailError('A0301');
  if (byProduct && byShop)
    throw new RetailError('A0400', 'Bad parameter dimensions: product with store or region');
  return {
    measures: new Set(measures),
    dimensions,
    time: times[0],
    period: periodOf(request),
    ...shopsOf(filters, context),
    groups: numbers(context, GROUPS, filters.categoryid, 'categoryid'),
    channels: numbers(context, CHANNELS, filters.channelid, 'channelid'),
    products: productsOf(filters, context),
    byCategory: dimensions.includes('category') || isNotEmpty(filters.categoryid),
    byChannel: dimensions.includes('channel') || isNotEmpty(filters.channelid),
    byProduct,
    order: request.order,
    top: request.top ?? Infinity,
    comparison: request.comparison,
    pageNo: request.pageNo,
    pageSize: request.pageSize,
  };
}

type Filters = NonNullable<Request['filters']>;

function periodOf({ startdate, enddate }: Request): Period {
  const [from = NaN, to = NaN] = [startdate, enddate].map((date) =>
    isDay(date) ? dayNumber(date) : NaN,
  );
  if (Number.isNaN(from)) throw new RetailError('A0400', 'Bad parameter startdate: not a date');
  if (Number.isNaN(to)) throw new RetailError('A0400', 'Bad parameter enddate: not a date');
  if (to < from) throw new RetailError('A0400', 'Bad parameter enddate: before startdate');
  if (to - from >= MAX_DAYS)
    throw new RetailError('A0400', `Bad parameter enddate: at most ${String(MAX_DAYS)} days`);
  return { from, to };
}

function hasShopFilter({ shopid, regionid }: Filters): boolean {
  return isNotEmpty(shopid) || isNotEmpty(regionid);
}

function isNotEmpty(list: readonly string[] | undefined): boolean {
  return list !== undefined && list.length > 0;
}

/** The stores of the caller, fewer with a filter. A store of another user is as unknown as one that does not exist. */
function shopsOf(filters: Filters, context: ServiceContext): Pick<Question, 'shops' | 'everyShop'> {
  if (isSupplier(context.caller)) return { shops: null, everyShop: true };
  const scope = storeScope(context);
  const own = `SELECT shopno AS no, shopid AS id, regionid FROM shop WHERE shopno IN (SELECT value FROM json_each(?)) ORDER BY shopno`;
  const shops = context.db
    .prepare<{ no: number; id: string; regionid: string }>(own)
    .all([scope.shops]);
  requireKnown(filters.shopid, new Set(shops.map(({ id }) => id)), 'shopid');
  requireKnown(filters.regionid, new Set(shops.map(({ regionid }) => regionid)), 'regionid');
  const kept = shops.filter(
    ({ id, regionid }) => includes(filters.shopid, id) && includes(filters.regionid, regionid),
  );
  return {
    shops: JSON.stringify(kept.map(({ no }) => no)),
    everyShop: scope.complete && kept.length === shops.length,
  };
}

function productsOf({ productid }: Filters, context: ServiceContext): string | null {
  const own = isSupplier(context.caller) ? productScope(context) : null;
  if (!isNotEmpty(productid)) return own;
  return numbers(context, PRODUCTS, productid, 'productid', own);
}

const GROUPS =
  'SELECT categoryno AS no, categoryid AS id FROM category WHERE deptlevelid = 1 AND ? IS NULL ORDER BY categoryno';
const CHANNELS =
  'SELECT channelno AS no, channelid AS id FROM channel WHERE ? IS NULL ORDER BY channelno';
const PRODUCTS =
  'SELECT productno AS no, productid AS id FROM product WHERE ?1 IS NULL OR productno IN (SELECT value FROM json_each(?1)) ORDER BY productno';

/** The numbers of the rows with these codes, of all rows without codes. */
function numbers(
  { db }: ServiceContext,
  source: string,
  codes: readonly string[] | undefined,
  name: string,
  own: string | null = null,
): string {
  const rows = db.prepare<{ no: number; id: string }>(source).all([own]);
  requireKnown(codes, new Set(rows.map(({ id }) => id)), name);
  return JSON.stringify(rows.filter(({ id }) => includes(codes, id)).map(({ no }) => no));
}

function requireKnown(
  codes: readonly string[] | undefined,
  known: ReadonlySet<string>,
  name: string,
): void {
  const unknown = codes?.find((code) => !known.has(code));
  if (unknown !== undefined) throw new RetailError('A0404', `No ${name} '${unknown}'`);
}

function includes(codes: readonly string[] | undefined, code: string): boolean {
  return codes === undefined || codes.length === 0 || codes.includes(code);
}
