import { formatCount } from './amount.ts';

/** Larger counts are shown as this limit with a plus sign. */
const MAX_BADGE_COUNT = 99;

/** The text of a badge: up to 99, then 99+; — for an unknown count. */
export function formatBadge(count: number | null): string {
  return Number(count) > MAX_BADGE_COUNT ? `${String(MAX_BADGE_COUNT)}+` : formatCount(count).text;
}
