type Sent = Readonly<Record<string, unknown>>;

/**
 * Returns the lines of a list with their numbers; lines without a number follow the highest one, in
 * their order.
 */
export function numberedLines(sent: readonly Sent[]): { lineno: number; line: Sent }[] {
  let last = Math.max(0, ...sent.map(({ lineno }) => (isLineNumber(lineno) ? lineno : 0)));
  return sent.map((line) => ({
    lineno: line.lineno == null ? (last += 1) : Number(line.lineno),
    line,
  }));
}

export function isLineNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
