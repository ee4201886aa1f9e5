import type { Column, ColumnOption } from './column.ts';
import type { OptionSearch } from './option-search.ts';
import type { FieldValues } from './values.ts';

/** Maximum number of result pages to search. A short code may be part of many others. */
const MAX_PAGES = 10;

/**
 * The option with exactly this value; null if it is not available. Rejects if the request fails.
 */
export async function findOption(
  search: OptionSearch,
  column: Column,
  value: string,
  values: FieldValues,
): Promise<ColumnOption | null> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { options, hasMore } = await search(column, { text: value, values, page });
    const found = options.find((option) => option.value === value);
    if (found !== undefined) return found;
    if (!hasMore || options.length === 0) return null;
  }
  return null;
}
