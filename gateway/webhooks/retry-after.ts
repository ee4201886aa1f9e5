/** Statuses with which a receiver may say when it accepts events again. */
const STATUSES: ReadonlySet<number> = new Set([429, 503]);
const SECONDS = /^\d{1,10}$/u;
/** The form of an HTTP date that servers must send; the two obsolete ones are ignored. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/u;

/**
 * For how many milliseconds a receiver wants nothing, as its `Retry-After` says in seconds or as a
 * date; 0 when it does not say so, in a readable form.
 */
export function retryAfterMs(status: number, header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (!STATUSES.has(status)) return 0;
  if (SECONDS.test(text)) return Number(text) * 1_000;
  const until = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? 0 : Math.max(0, until - now);
}
