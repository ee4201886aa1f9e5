import { countOf } from './amount.ts';

/** Larger counts are shown as this limit with a plus sign. */
const badgeLimit = 99;

/** The text of a badge: up to 99, then 99+. */
export function badgeOf(count: number): string {
  return count > badgeLimit ? `${String(badgeLimit)}+` : countOf(count).text;
}
