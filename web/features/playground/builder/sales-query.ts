import type {
  SalesDaysInput,
  SalesDimension,
  SalesQueryFilterInput,
} from '../../../generated/schema.ts';
import type { OpenedQuery } from '../editor/OpenQuery.tsx';
import { chosenDimensions, keptMeasures, type SalesChoice } from './sales-choice.ts';

/** What a query selects for each dimension. */
const SELECTIONS: Readonly<Record<SalesDimension, string>> = {
  SHOP: 'shop { number name }',
  REGION: 'region { code name }',
  CATEGORY: 'category { code name }',
  CHANNEL: 'channel { code name }',
  PRODUCT: 'product { code name }',
  DAY: 'days { from }',
  WEEK: 'days { from to }',
  MONTH: 'days { from to }',
};

const ROWS_PER_PAGE = 100;

/** The query for what is chosen in the form. Days, filters and the page are variables. */
export function salesQuery(choice: SalesChoice, isSupplier: boolean): OpenedQuery {
  const dimensions = chosenDimensions(choice);
  const measures = keptMeasures(choice, isSupplier).join(' ');
  const filter = filterOf(choice);
  const figures = [
    `values { ${measures} }`,
    ...(choice.comparison === '' ? [] : [`compared { ${measures} }`, `change { ${measures} }`]),
  ];
  const given = [
    '$period: SalesDaysInput!',
    ...(filter === null ? [] : ['$filter: SalesQueryFilterInput']),
    '$first: Int!',
    '$after: String',
  ];
  const query = `query Sales(${given.join(', ')}) {
  viewer {
    sales(
${argumentsOf(choice, dimensions, filter !== null)
  .map((line) => `      ${line}`)
  .join('\n')}
    ) {
      asOf
      currency
      days { from to }${choice.comparison === '' ? '' : '\n      comparedDays { from to }'}
      totalCount
      nodes {
${[...dimensions.map((dimension) => SELECTIONS[dimension]), ...figures]
  .map((line) => `        ${line}`)
  .join('\n')}
      }
      totals {
${figures.map((line) => `        ${line}`).join('\n')}
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`;
  const variables = {
    period: periodOf(choice),
    ...(filter && { filter }),
    first: choice.top || ROWS_PER_PAGE,
  };
  return { query, variables: JSON.stringify(variables, null, 2) };
}

function argumentsOf(
  { orderBy, orderOf, descending, top, comparison }: SalesChoice,
  dimensions: readonly SalesDimension[],
  isFiltered: boolean,
): string[] {
  const of = orderOf === 'VALUE' ? '' : `, of: ${orderOf}`;
  return [
    `dimensions: [${dimensions.join(', ')}]`,
    'period: $period',
    ...(isFiltered ? ['filter: $filter'] : []),
    ...(orderBy === ''
      ? []
      : [`orderBy: { by: ${orderBy}${of}, isDescending: ${String(descending)} }`]),
    ...(top === 0 ? [] : [`top: ${String(top)}`]),
    ...(comparison === '' ? [] : [`comparison: ${comparison}`]),
    'first: $first',
    'after: $after',
  ];
}

/** The days as the schema takes them. */
export const periodOf = ({ period, from, to }: SalesChoice): SalesDaysInput =>
  period === 'CHOSEN' ? { from, to } : { recent: period };

/** The conditions; null when there is none. */
export function filterOf({
  regions,
  shops,
  categories,
  channels,
  products,
}: SalesChoice): SalesQueryFilterInput | null {
  const filter = {
    ...(shops.length > 0 && { shopNumbers: [...shops] }),
    ...(regions.length > 0 && { regionCodes: [...regions] }),
    ...(categories.length > 0 && { categoryCodes: [...categories] }),
    ...(channels.length > 0 && { channelCodes: [...channels] }),
    ...(products.length > 0 && { productCodes: products.map(({ value }) => value) }),
  };
  return Object.keys(filter).length === 0 ? null : filter;
}
