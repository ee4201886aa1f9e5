import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Column, ColumnOption } from '../../fields/column.ts';
import type { OptionSearch } from '../../fields/option-search.ts';
import { pickValues, type FieldValues } from '../../fields/values.ts';
import { findOptionByText } from './parse-cell.ts';

/** The result of a look-up: an option, no option of that name, or a failed request. */
export type LookUpResult = ColumnOption | 'none' | 'failed';

/** A code or name to look up in a column. */
export interface LookUpRequest {
  column: Column;
  text: string;
  /** The values of the line, because some columns depend on others. */
  values: FieldValues;
}

/** Requests with the same key have the same result. */
export const lookUpKey = ({ column, text, values }: LookUpRequest): string =>
  JSON.stringify([column.name, text, pickValues(column.dependsOn, values)]);

/** Maximum number of look-ups at the same time, to limit the load on the services. */
const CONCURRENCY = 4;
/** Maximum number of result pages to search. A short code may be part of many others. */
const MAX_PAGES = 5;

async function lookUpCode(
  search: OptionSearch,
  { column, text, values }: LookUpRequest,
  serverText: ServerText,
): Promise<LookUpResult> {
  try {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { options, hasMore } = await search(column, { text, values, page });
      const found = findOptionByText(options, text, serverText);
      if (found !== null) return found;
      if (!hasMore || options.length === 0) break;
    }
    return 'none';
  } catch {
    return 'failed';
  }
}

/**
 * Looks up each distinct request once and reports how many are left. Never rejects: failed look-ups
 * are part of the result.
 */
export async function lookUpCodes(
  search: OptionSearch,
  questions: readonly LookUpRequest[],
  serverText: ServerText,
  onLeft: (count: number) => void,
): Promise<ReadonlyMap<string, LookUpResult>> {
  const waiting = new Map(questions.map((one) => [lookUpKey(one), one]));
  const queue = [...waiting];
  const found = new Map<string, LookUpResult>();
  async function work(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      onLeft(waiting.size - found.size);
      const [key, question] = next;
      found.set(key, await lookUpCode(search, question, serverText));
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return found;
}
