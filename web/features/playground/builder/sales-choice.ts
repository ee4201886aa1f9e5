import type { Choice } from '../../../design/forms/useOptions.ts';
import type {
  RecentDays,
  SalesComparison,
  SalesDimension,
  SalesMeasure,
  SalesOrderField,
  SalesOrderValue,
} from '../../../generated/schema.ts';

/** The measures of a sales query, in the order of the form. */
export const MEASURES = [
  'sales',
  'profit',
  'margin',
  'customers',
  'orders',
  'averageTicket',
  'quantity',
  'plan',
  'attainment',
] as const;
export type Measure = (typeof MEASURES)[number];

export const DIMENSIONS = [
  'SHOP',
  'REGION',
  'CATEGORY',
  'CHANNEL',
  'PRODUCT',
  'DAY',
  'WEEK',
  'MONTH',
] as const satisfies readonly SalesDimension[];

export const RECENT_DAYS = [
  'YESTERDAY',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'MONTH_TO_DATE',
  'LAST_MONTH',
  'LAST_12_MONTHS',
  'YEAR_TO_DATE',
] as const satisfies readonly RecentDays[];

export const COMPARISONS = [
  'PREVIOUS_PERIOD',
  'SAME_WEEKDAYS',
  'LAST_YEAR',
  'LAST_YEAR_SAME_WEEKDAYS',
] as const satisfies readonly SalesComparison[];

/** Numbers of rows to keep; 0 keeps all. */
export const TOPS = [0, 5, 10, 20, 50, 100] as const;

/** What is chosen in the form. */
export interface SalesChoice {
  measures: readonly Measure[];
  /** In their order; an empty text is a field without a choice. */
  dimensions: readonly (SalesDimension | '')[];
  /** CHOSEN: the days `from` and `to`. */
  period: RecentDays | 'CHOSEN';
  from: string;
  to: string;
  regions: readonly string[];
  shops: readonly string[];
  categories: readonly string[];
  channels: readonly string[];
  /** With their names: there are too many to load them all. */
  products: readonly Choice[];
  /** Empty: by the dimensions. */
  orderBy: SalesOrderField | '';
  orderOf: SalesOrderValue;
  descending: boolean;
  top: number;
  comparison: SalesComparison | '';
}

/** Sales by store, the largest first: what the form begins with; by product for a supplier. */
export function firstChoice(isSupplier: boolean): SalesChoice {
  return {
    measures: isSupplier ? ['sales', 'quantity'] : ['sales', 'margin'],
    dimensions: [isSupplier ? 'PRODUCT' : 'SHOP', '', ''],
    period: 'LAST_30_DAYS',
    from: '',
    to: '',
    regions: [],
    shops: [],
    categories: [],
    channels: [],
    products: [],
    orderBy: 'SALES',
    orderOf: 'VALUE',
    descending: true,
    top: 10,
    comparison: '',
  };
}

const TIMES: ReadonlySet<string> = new Set(['DAY', 'WEEK', 'MONTH']);
const STORES: ReadonlySet<string> = new Set(['SHOP', 'REGION']);

/** Whether the rows are about stores or regions, by which sales of products are not kept. */
export const isByStore = ({ dimensions }: Pick<SalesChoice, 'dimensions'>): boolean =>
  dimensions.some((dimension) => STORES.has(dimension));

/** The dimensions that fit to those of the other fields, and to the filter by products. */
export function offeredDimensions(
  { dimensions, products }: Pick<SalesChoice, 'dimensions' | 'products'>,
  index: number,
  isSupplier: boolean,
): SalesDimension[] {
  const others = dimensions.filter((dimension, at) => at !== index && dimension !== '');
  const has = (names: ReadonlySet<string>) => others.some((other) => names.has(other));
  return DIMENSIONS.filter(
    (dimension) =>
      !others.includes(dimension) &&
      !(TIMES.has(dimension) && has(TIMES)) &&
      !(
        STORES.has(dimension) &&
        (isSupplier || others.includes('PRODUCT') || products.length > 0)
      ) &&
      !(dimension === 'PRODUCT' && has(STORES)),
  );
}

/** Whether a measure is kept for the chosen dimensions and filters. */
export function isKept(measure: Measure, choice: SalesChoice, isSupplier: boolean): boolean {
  const byProduct =
    isSupplier || choice.dimensions.includes('PRODUCT') || choice.products.length > 0;
  const byChannel = choice.dimensions.includes('CHANNEL') || choice.channels.length > 0;
  const byCategory = choice.dimensions.includes('CATEGORY') || choice.categories.length > 0;
  const missing: readonly Measure[] = [
    ...(byProduct ? (['profit', 'margin'] as const) : []),
    ...(byProduct || byChannel ? (['plan', 'attainment'] as const) : []),
    ...(byProduct || byChannel || byCategory ? (['customers'] as const) : []),
  ];
  return !missing.includes(measure);
}

/** The chosen measures that are kept. */
export function keptMeasures(choice: SalesChoice, isSupplier: boolean): Measure[] {
  return MEASURES.filter(
    (measure) => choice.measures.includes(measure) && isKept(measure, choice, isSupplier),
  );
}

/** The measures by their names in orders and exports. */
export const MEASURE_NAMES: Readonly<Record<Measure, SalesMeasure>> = {
  sales: 'SALES',
  profit: 'PROFIT',
  margin: 'MARGIN',
  customers: 'CUSTOMERS',
  orders: 'ORDERS',
  averageTicket: 'AVERAGE_TICKET',
  quantity: 'QUANTITY',
  plan: 'PLAN',
  attainment: 'ATTAINMENT',
};

/** The chosen dimensions in their order. */
export const chosenDimensions = ({ dimensions }: SalesChoice): SalesDimension[] =>
  dimensions.filter((dimension) => dimension !== '');

/** What the rows can be sorted by: the kept measures and the chosen dimensions. */
export function offeredOrders(
  choice: SalesChoice,
  isSupplier: boolean,
): { measures: { measure: Measure; order: SalesOrderField }[]; dimensions: SalesDimension[] } {
  return {
    measures: keptMeasures(choice, isSupplier).map((measure) => ({
      measure,
      order: MEASURE_NAMES[measure],
    })),
    dimensions: chosenDimensions(choice),
  };
}

/** Whether the rows are sorted by a measure that is compared, so that its change can be chosen. */
export function canOrderByChange({ orderBy, comparison }: SalesChoice): boolean {
  return comparison !== '' && Object.values(MEASURE_NAMES).some((order) => order === orderBy);
}

/** Drops what no longer fits after a change: an order by what is not chosen, dimensions that repeat. */
export function consistent(choice: SalesChoice, isSupplier: boolean): SalesChoice {
  const { measures, dimensions } = offeredOrders(choice, isSupplier);
  const isOffered =
    measures.some(({ order }) => order === choice.orderBy) ||
    dimensions.some((dimension) => dimension === choice.orderBy);
  const ordered = isOffered ? choice : { ...choice, orderBy: '' as const };
  return canOrderByChange(ordered) ? ordered : { ...ordered, orderOf: 'VALUE' };
}
