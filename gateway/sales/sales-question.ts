import { GatewayError } from '../errors/gateway-error.ts';
import type {
  InputMaybe,
  SalesComparison,
  SalesDays,
  SalesDaysInput,
  SalesDimension,
  SalesOrderInput,
  SalesQueryFilterInput,
} from '../generated/resolvers.ts';
import type { Account } from '../request/account.ts';
import { figureOfOrder } from './sales-order.ts';
import { measuresOf, requireKept, type Figure, type Measure } from './measures.ts';
import { salesDaysOf } from './sales-days.ts';

/** Arguments of a sales query, or of its export. */
export interface SalesArguments {
  dimensions?: readonly SalesDimension[];
  period: SalesDaysInput;
  filter?: InputMaybe<SalesQueryFilterInput>;
  orderBy?: InputMaybe<SalesOrderInput>;
  top?: InputMaybe<number>;
  comparison?: InputMaybe<SalesComparison>;
}

/** A checked sales query without its measures and page: what its rows are. */
export interface SalesQuestion {
  dimensions: readonly SalesDimension[];
  days: SalesDays;
  filter: Readonly<Record<FilterName, readonly string[]>>;
  orderBy: SalesOrderInput | null;
  top: number | null;
  comparison: SalesComparison | null;
}

/** A checked query and what to ask the services for. */
export interface CheckedSales {
  question: SalesQuestion;
  measures: readonly Measure[];
}

export type FilterName = Exclude<keyof SalesQueryFilterInput, '__typename'>;

const MAX_DIMENSIONS = 3;
const MAX_TOP = 100;
const MAX_CODES = 200;
const MAX_CODE_LENGTH = 64;
const TIMES: ReadonlySet<SalesDimension> = new Set<SalesDimension>(['DAY', 'WEEK', 'MONTH']);
const FILTERS: readonly FilterName[] = [
  'shopNumbers',
  'regionCodes',
  'categoryCodes',
  'channelCodes',
  'productCodes',
];

/** Checks a query. Throws BAD_USER_INPUT or FORBIDDEN with the reason, before any call is made. */
export function salesQuestionOf(
  args: SalesArguments,
  figures: readonly Figure[],
  { account, yesterday }: { account: Account; yesterday: string },
): CheckedSales {
  const { dimensions = [], orderBy = null, top = null, comparison = null } = args;
  const isSupplier = account.userType === 'SUPPLIER';
  const filter = filterOf(args.filter ?? {});
  const byShop = dimensions.includes('SHOP') || dimensions.includes('REGION');
  const byProduct = dimensions.includes('PRODUCT') || filter.productCodes.length > 0;
  requireDimensions(dimensions);
  if (isSupplier && (byShop || filter.shopNumbers.length + filter.regionCodes.length > 0))
    throw new GatewayError('FORBIDDEN', 'salesOfSupplier');
  if (byShop && byProduct) throw new GatewayError('BAD_USER_INPUT', 'salesProductsOfStores');
  const days = salesDaysOf(args.period, yesterday);
  requireTop(top);
  const ordered = orderBy && figureOfOrder(orderBy, dimensions, comparison !== null);
  const measures = measuresOf(figures);
  requireKept(ordered === null ? measures : measuresOf([...figures, ordered]), {
    isSupplier,
    byProduct,
    byChannel: dimensions.includes('CHANNEL') || filter.channelCodes.length > 0,
    byCategory: dimensions.includes('CATEGORY') || filter.categoryCodes.length > 0,
  });
  return { question: { dimensions, days, filter, orderBy, top, comparison }, measures };
}

function requireDimensions(dimensions: readonly SalesDimension[]): void {
  const isValid =
    dimensions.length <= MAX_DIMENSIONS &&
    new Set(dimensions).size === dimensions.length &&
    dimensions.filter((dimension) => TIMES.has(dimension)).length <= 1;
  if (!isValid)
    throw new GatewayError('BAD_USER_INPUT', 'salesDimensions', {
      name: 'dimensions',
      limit: MAX_DIMENSIONS,
      value: dimensions.length,
    });
}

function requireTop(top: number | null): void {
  if (top !== null && (top < 1 || top > MAX_TOP))
    throw new GatewayError('BAD_USER_INPUT', 'salesTop', {
      name: 'top',
      limit: MAX_TOP,
      value: top,
    });
}

/** Codes are trimmed, sorted and deduplicated, so that equal choices make equal questions. */
function filterOf(input: SalesQueryFilterInput): SalesQuestion['filter'] {
  const lists = FILTERS.map((name) => [name, codesOf(input[name] ?? [], name)] as const);
  return Object.fromEntries(lists) as Record<FilterName, string[]>;
}

function codesOf(codes: readonly string[], name: FilterName): string[] {
  if (codes.length > MAX_CODES)
    throw new GatewayError('BAD_USER_INPUT', 'tooManyValues', {
      name,
      limit: MAX_CODES,
      value: codes.length,
    });
  if (codes.some((code) => code.length > MAX_CODE_LENGTH))
    throw new GatewayError('BAD_USER_INPUT', 'tooLong');
  return [...new Set(codes.map((code) => code.trim()))].filter((code) => code !== '').sort();
}
