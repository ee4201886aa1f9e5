/** Number of pages on each side of the current one that have a button. */
const PAGES_BESIDE_CURRENT = 1;
const MAX_BUTTONS = 7;

/** The pages that a pager shows: first, last, and those around the current one; null for a gap. */
export function pageNumbers(page: number, last: number): readonly (number | null)[] {
  if (last <= MAX_BUTTONS) return Array.from({ length: last }, (_, index) => index + 1);
  const middle = Math.min(
    Math.max(page, 3 + PAGES_BESIDE_CURRENT),
    last - 2 - PAGES_BESIDE_CURRENT,
  );
  const shown = [
    1,
    ...[middle - PAGES_BESIDE_CURRENT, middle, middle + PAGES_BESIDE_CURRENT],
    last,
  ];
  // Near an end all pages up to it are shown.
  if (middle === 3 + PAGES_BESIDE_CURRENT) shown.push(2);
  if (middle === last - 2 - PAGES_BESIDE_CURRENT) shown.push(last - 1);
  const sorted = [...new Set(shown)].sort((one, other) => one - other);
  return sorted.flatMap((number, index) =>
    index > 0 && number > (sorted[index - 1] ?? 0) + 1 ? [null, number] : [number],
  );
}
