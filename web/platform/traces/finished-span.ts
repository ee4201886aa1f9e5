/** Something that this page has done. Texts and addresses have no place in it. */
export interface FinishedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  /** Epoch milliseconds, with fractions. */
  startMs: number;
  endMs: number;
  attributes: Readonly<Record<string, string | number>>;
  hasFailed: boolean;
}

/** The current time as that of the spans: it never goes back. */
export const spanTime = (): number => performance.timeOrigin + performance.now();

/** A random id as W3C Trace Context has it. */
export function randomId(bytes: 8 | 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
