import { GatewayError } from '../errors/gateway-error.ts';
import { isRefusedWith } from '../errors/refusals.ts';
import { RETURNCODES } from '../errors/returncodes.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { SalesComparison, SalesDimension } from '../generated/resolvers.ts';
import type { Account } from '../request/account.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import { countOf, field } from '../values/rows.ts';
import { isDay } from '../values/calendar.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { Measure } from './measures.ts';
import { ORDER_NAMES } from './sales-order.ts';
import type { FilterName, SalesQuestion } from './sales-question.ts';

type Schemas = components['schemas'];
type Request = Schemas['SalesQuery'];
type Filters = NonNullable<Request['filters']>;
export type SalesRowData = Partial<Schemas['SalesQueryRow']>;

/** A page of a sales query: the question, the measures to ask for, and the numbered page. */
export interface SalesPageRequest {
  question: SalesQuestion;
  measures: readonly Measure[];
  page: number;
  pageSize: number;
}

/** A page as the services answered it. */
export interface SalesPageData {
  asOf: string;
  keptSince: string | null;
  comparedDays: { from: string; to: string } | null;
  totalCount: number;
  rows: SalesRowData[];
  totals: Partial<Schemas['SalesQueryResult']['totals']>;
}

const DIMENSIONS: Readonly<Record<SalesDimension, Request['dimensions'][number]>> = {
  SHOP: 'store',
  REGION: 'region',
  CATEGORY: 'category',
  CHANNEL: 'channel',
  PRODUCT: 'product',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
};
const COMPARISONS: Readonly<Record<SalesComparison, NonNullable<Request['comparison']>>> = {
  PREVIOUS_PERIOD: 'previous',
  SAME_WEEKDAYS: 'sameweekdays',
  LAST_YEAR: 'lastyear',
  LAST_YEAR_SAME_WEEKDAYS: 'lastyearsameweekdays',
};
const FILTERS: Readonly<Record<FilterName, keyof Filters>> = {
  shopNumbers: 'shopid',
  regionCodes: 'regionid',
  categoryCodes: 'categoryid',
  channelCodes: 'channelid',
  productCodes: 'productid',
};

/** Reads a page of a sales query. */
export async function readSales(
  retail: RetailClient,
  account: Account,
  asked: SalesPageRequest,
): Promise<SalesPageData> {
  const data = await retail.call<unknown>('salesQuery', requestOf(account, asked)).catch(explained);
  const asOf = field(data, 'asof');
  if (!isDay(asOf)) throw new UpstreamError('malformed', { operation: 'salesQuery' });
  const [from, to] = [field(data, 'comparedfrom'), field(data, 'comparedto')];
  const keptSince = field(data, 'firstdate');
  const rows = rowsOf<SalesRowData>('salesQuery', field(data, 'rows')).slice(0, asked.pageSize);
  return {
    asOf,
    keptSince: isDay(keptSince) ? keptSince : null,
    comparedDays: isDay(from) && isDay(to) ? { from, to } : null,
    totalCount: countOf(field(data, 'total')) ?? rows.length,
    rows,
    totals: field(data, 'totals') ?? {},
  };
}

function requestOf(
  account: Account,
  { question, measures, page, pageSize }: SalesPageRequest,
): Request {
  const { dimensions, days, filter, orderBy, top, comparison } = question;
  const filters = (Object.keys(FILTERS) as FilterName[]).flatMap((name) =>
    filter[name].length > 0 ? [[FILTERS[name], filter[name]]] : [],
  );
  return {
    usercode: account.code,
    entid: account.enterprise.code,
    measures: [...measures],
    dimensions: dimensions.map((dimension) => DIMENSIONS[dimension]),
    startdate: days.from,
    enddate: days.to,
    ...(filters.length > 0 && { filters: Object.fromEntries(filters) as Filters }),
    ...(orderBy && { order: orderOf(orderBy) }),
    ...(top !== null && { top }),
    ...(comparison !== null && { comparison: COMPARISONS[comparison] }),
    pageNo: page,
    pageSize,
  };
}

function orderOf({
  by,
  of,
  isDescending = true,
}: NonNullable<SalesQuestion['orderBy']>): NonNullable<Request['order']> {
  return {
    by: ORDER_NAMES[by],
    ...(of === 'RATE' && { of: 'rate' }),
    ...(of === 'CHANGE' && { of: 'change' }),
    descending: isDescending,
  };
}

/** What a refusal means for a sales query, so that the caller knows what to change. */
function explained(error: unknown): never {
  if (isRefusedWith(error, RETURNCODES.NOT_FOUND))
    throw new GatewayError('NOT_FOUND', 'salesFilterUnknown');
  if (isRefusedWith(error, RETURNCODES.INVALID))
    throw new GatewayError('BAD_USER_INPUT', 'salesNotKept');
  throw error;
}
