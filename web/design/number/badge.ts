import { formatCount } from './amount.ts';

/** Larger counts are shown as this limit with a plus sign. */
const MAX_BADGE_COUNT = 99;

/** The text of a badge: up to 99, then 99+. */
export function formatBadge(count: number): string {
  return count > MAX_BADGE_COUNT ? `${String(MAX_BADGE_COUNT)}+` : formatCount(count).text;
}
