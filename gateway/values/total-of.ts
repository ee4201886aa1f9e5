import { countOf, field } from './rows.ts';

/**
 * The number of rows of a search, of which `sent` were sent for this page. Without a total of the
 * services there may be one more row after a full page, so that the next page can be opened. A total
 * never denies rows that were sent.
 */
export function totalOf(
  answer: unknown,
  sent: number,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): number {
  const seen = sent === 0 ? 0 : (pageNo - 1) * pageSize + Math.min(sent, pageSize);
  const total = countOf(field(answer, 'total')) ?? seen + Number(sent === pageSize);
  return Math.max(total, seen);
}
