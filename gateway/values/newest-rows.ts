import { momentOf, rfc3339 } from './calendar.ts';
import { codeOf } from './rows.ts';

/** How many a preview shows; the count tells the rest. */
export const MAX_PREVIEW_ROWS = 20;

/** A time of the services as the schema has it; null when it is not readable. */
export function timeOf(local: unknown, timeZone: string): string | null {
  const moment = momentOf(codeOf(local), timeZone);
  return moment === null ? null : rfc3339(moment, timeZone);
}

/** The newest of the rows, each with its time; one without a readable time comes last. */
export function newestRows<Row>(
  rows: readonly Row[],
  timeOf: (row: Row) => unknown,
  timeZone: string,
): { row: Row; createdAt: string | null }[] {
  return rows
    .map((row) => ({ row, moment: momentOf(codeOf(timeOf(row)), timeZone) }))
    .toSorted((one, other) => (other.moment ?? -Infinity) - (one.moment ?? -Infinity) || 0)
    .slice(0, MAX_PREVIEW_ROWS)
    .map(({ row, moment }) => ({
      row,
      createdAt: moment === null ? null : rfc3339(moment, timeZone),
    }));
}
