import type { ListRow } from '../list-module.ts';
import { rowTitle } from '../list-module.ts';
import type { ListRowsPayload_PayloadFragment } from '../ListChanges.gen.ts';

/** What became of doing something to several rows. */
export interface RowsOutcome {
  /** What was done, in words. */
  action: string;
  done: readonly string[];
  /** The rows as they are by now, as far as the answer tells. */
  rows: readonly ListRow[];
  refused: readonly { key: string; name: string; reason: string }[];
}

/** Each row by its own: what was done, and why the others were not. */
export function outcomeOf(
  action: string,
  asked: readonly ListRow[],
  { outcomes }: Pick<ListRowsPayload_PayloadFragment, 'outcomes'>,
): RowsOutcome {
  const names = new Map(asked.map((row) => [row.key, rowTitle(row)]));
  return {
    action,
    done: outcomes.filter(({ isDone }) => isDone).map(({ key }) => key),
    rows: outcomes.flatMap(({ row }) => (row === null ? [] : [row])),
    refused: outcomes
      .filter(({ isDone }) => !isDone)
      .map(({ key, userErrors }) => ({
        key,
        name: names.get(key) ?? key,
        reason: userErrors.map(({ message }) => message).join(' '),
      })),
  };
}
