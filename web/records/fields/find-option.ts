import type { Column, ColumnOption } from './column.ts';
import type { OptionSearch } from './option-search.ts';
import type { FieldValues } from './values.ts';

/** Where a code is part of many others, more than this are not looked through. */
const mostPages = 10;

/** The choice of a very value; null when it is not offered. */
export async function findOption(
  search: OptionSearch,
  column: Column,
  value: string,
  values: FieldValues,
): Promise<ColumnOption | null> {
  for (let page = 1; page <= mostPages; page += 1) {
    const { options, hasMore } = await search(column, { text: value, values, page });
    const found = options.find((option) => option.value === value);
    if (found !== undefined) return found;
    if (!hasMore || options.length === 0) return null;
  }
  return null;
}
