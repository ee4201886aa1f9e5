import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Column, ColumnOption } from '../../fields/column.ts';
import type { OptionSearch } from '../../fields/option-search.ts';
import { pickValues, type FieldValues } from '../../fields/values.ts';
import { namedOption } from './read-cell.ts';

/** What was found for a text: an option, none of that name, or no answer. */
export type Found = ColumnOption | 'none' | 'failed';

export interface Question {
  column: Column;
  text: string;
  /** What the line holds: some columns depend on others. */
  values: FieldValues;
}

export const questionKey = ({ column, text, values }: Question): string =>
  JSON.stringify([column.name, text, pickValues(column.dependsOn, values)]);

/** So many are asked at the same time: the services have others to answer, too. */
const atOnce = 4;
/** Where a code is part of many others, more pages than this are not looked through. */
const mostPages = 5;

async function lookUp(
  search: OptionSearch,
  { column, text, values }: Question,
  serverText: ServerText,
): Promise<Found> {
  try {
    for (let page = 1; page <= mostPages; page += 1) {
      const { options, hasMore } = await search(column, { text, values, page });
      const found = namedOption(options, text, serverText);
      if (found !== null) return found;
      if (!hasMore || options.length === 0) break;
    }
    return 'none';
  } catch {
    return 'failed';
  }
}

/** Looks up what stands for more than itself, each text once, and tells how many are left. */
export async function lookUpAll(
  search: OptionSearch,
  questions: readonly Question[],
  serverText: ServerText,
  onLeft: (count: number) => void,
): Promise<ReadonlyMap<string, Found>> {
  const waiting = new Map(questions.map((one) => [questionKey(one), one]));
  const queue = [...waiting];
  const found = new Map<string, Found>();
  async function work(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      onLeft(waiting.size - found.size);
      const [key, question] = next;
      found.set(key, await lookUp(search, question, serverText));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}
