/** Number of pages on each side of the current one that have a button. */
const beside = 1;
const most = 7;

/** The pages that a pager shows: first, last, and those around the current one; null for a gap. */
export function pageNumbers(page: number, last: number): readonly (number | null)[] {
  if (last <= most) return Array.from({ length: last }, (_, at) => at + 1);
  const middle = Math.min(Math.max(page, 3 + beside), last - 2 - beside);
  const shown = [1, ...[middle - beside, middle, middle + beside], last];
  // Near an end all pages up to it are shown.
  if (middle === 3 + beside) shown.push(2);
  if (middle === last - 2 - beside) shown.push(last - 1);
  const sorted = [...new Set(shown)].sort((one, other) => one - other);
  return sorted.flatMap((number, at) =>
    at > 0 && number > (sorted[at - 1] ?? 0) + 1 ? [null, number] : [number],
  );
}
