import type { SignedIn } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { ColumnOption, ViewerColumnOptionsArgs } from '../generated/resolvers.ts';
import { searchTextOf, type PageBounds } from '../request/page-bounds.ts';
import { HEADER } from './columns.ts';
import { MOST_OPTIONS } from './options.ts';

const LAST_PAGE = 10_000;
const LONGEST_VALUE = 500;

/** What may be chosen in a column of a module; null where there is no such column, or nothing to choose from. */
export async function searchOptions(
  {
    moduleCode,
    column: name,
    section,
    search,
    values,
    page,
    pageSize,
  }: ViewerColumnOptionsArgs & PageBounds,
  { loaders }: SignedIn,
): Promise<ColumnOption[] | null> {
  const asked = { search: searchTextOf(search), values: textsOf(values), page, pageSize };
  if (page < 1 || page > LAST_PAGE || pageSize < 1) throw new GatewayError('BAD_USER_INPUT');
  if (pageSize > MOST_OPTIONS)
    throw new GatewayError('QUERY_TOO_COMPLEX', 'pageTooLarge', {
      name: 'pageSize',
      limit: MOST_OPTIONS,
      value: pageSize,
    });
  const { columns } = await loaders.moduleColumns.load(moduleCode);
  const column = columns.find((each) => each.name === name && each.section === (section ?? HEADER));
  return column === undefined ? null : loaders.options.search(column.model, asked);
}

/** What is no text, number or truth value counts as nothing. */
function textsOf(values: unknown): Record<string, string> {
  if (values === null || values === undefined) return {};
  if (typeof values !== 'object' || Array.isArray(values)) throw new GatewayError('BAD_USER_INPUT');
  const texts = Object.entries(values).map(([name, value]) => [name, textOf(value)] as const);
  if (texts.some(([, text]) => text.length > LONGEST_VALUE))
    throw new GatewayError('BAD_USER_INPUT');
  return Object.fromEntries(texts);
}

function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
