/** Amounts are stored in fen and answered in yuan. */
export function yuan(fen: number): number {
  return Math.round(fen) / 100;
}

/** `part` of `whole` in percent with two decimals; null where there is nothing to divide by. */
export function percent(part: number | null, whole: number | null): number | null {
  if (part === null || whole === null || whole === 0) return null;
  return round2((part / whole) * 100);
}

/** The change from `before` to `now` in percent of its absolute value, with two decimals; null where there is nothing to compare with. */
export function change(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : percent(now - before, Math.abs(before));
}

export function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
