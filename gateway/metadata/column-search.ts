import type { SignedIn } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { ColumnOption, ViewerColumnOptionsArgs } from '../generated/resolvers.ts';
import { searchTextOf, type PageBounds } from '../request/page-bounds.ts';
import { HEADER } from './columns.ts';
import { MAX_OPTIONS } from './options.ts';

const LAST_PAGE = 10_000;
const MAX_VALUE_LENGTH = 500;

/** A page of the choices of a column; null if the column does not exist or has no choices. */
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
  const query = { search: searchTextOf(search), values: textsOf(values), page, pageSize };
  if (page < 1 || page > LAST_PAGE || pageSize < 1) throw new GatewayError('BAD_USER_INPUT');
  if (pageSize > MAX_OPTIONS)
    throw new GatewayError('QUERY_TOO_COMPLEX', 'pageTooLarge', {
      name: 'pageSize',
      limit: MAX_OPTIONS,
      value: pageSize,
    });
  const { columns } = await loaders.moduleColumns.load(moduleCode);
  const column = columns.find((each) => each.name === name && each.section === (section ?? HEADER));
  return column === undefined ? null : loaders.options.search(column.model, query);
}

/** Values other than texts, numbers and booleans count as empty. */
function textsOf(values: unknown): Record<string, string> {
  if (values === null || values === undefined) return {};
  if (typeof values !== 'object' || Array.isArray(values)) throw new GatewayError('BAD_USER_INPUT');
  const texts = Object.entries(values).map(([name, value]) => [name, textOf(value)] as const);
  if (texts.some(([, text]) => text.length > MAX_VALUE_LENGTH))
    throw new GatewayError('BAD_USER_INPUT');
  return Object.fromEntries(texts);
}

function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
