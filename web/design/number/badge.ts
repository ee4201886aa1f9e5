import { countOf } from './amount.ts';

/** From here on a badge says only that there are more. */
const badgeLimit = 99;

/** A number on a badge: up to 99, then 99+. */
export function badgeOf(count: number): string {
  return count > badgeLimit ? `${String(badgeLimit)}+` : countOf(count).text;
}
