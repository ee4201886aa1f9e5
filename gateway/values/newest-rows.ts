import { momentOf, rfc3339 } from './calendar.ts';
import { codeOf } from './rows.ts';

/** Maximum rows of a preview; the total count is shown separately. */
export const MAX_PREVIEW_ROWS = 20;

/** A time of the services as RFC 3339; null when it cannot be parsed. */
export function timeOf(local: unknown, timeZone: string): string | null {
  const moment = momentOf(codeOf(local), timeZone);
  return moment === null ? null : rfc3339(moment, timeZone);
}

/** The newest rows, each with its time. Rows without a valid time come last. */
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
