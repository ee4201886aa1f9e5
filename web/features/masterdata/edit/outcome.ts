import type { ListRow } from '../list-module.ts';
import { rowTitle } from '../list-module.ts';
import type { ListRowsPayload_PayloadFragment } from '../ListChanges.gen.ts';

/** The result of an action on several rows. */
export interface RowsOutcome {
  /** Name of the action. */
  action: string;
  done: readonly string[];
  /** The current rows, as far as the response contains them. */
  rows: readonly ListRow[];
  refused: readonly { key: string; name: string; reason: string }[];
}

/** Returns the result per row: the keys of successful rows, and the reasons of refused ones. */
export function outcomeOf(
  action: string,
  requestedRows: readonly ListRow[],
  { outcomes }: Pick<ListRowsPayload_PayloadFragment, 'outcomes'>,
): RowsOutcome {
  const names = new Map(requestedRows.map((row) => [row.key, rowTitle(row)]));
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
