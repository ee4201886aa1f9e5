/** The headers of requests by which the gateway knows that it has chosen this page. */
export interface PageTrace {
  /** The span of the page that is opened. */
  traceparent: string;
  /** `portal=`, when the page stops recording (milliseconds, base 36), a dot and a signature. */
  tracestate: string;
}

declare global {
  interface Window {
    /** Left by `boot.js`; undefined if nothing is recorded. */
    pageTrace?: PageTrace | undefined;
  }
}

/** When the page stops recording: a page that stays open for days is not recorded for days. */
export function endOf({ tracestate }: PageTrace): number {
  return Number.parseInt(tracestate.replace('portal=', ''), 36) || 0;
}
