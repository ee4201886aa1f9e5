import type { IncomingHttpHeaders } from 'node:http';

/** A trace that a load balancer or a client has begun. */
interface TraceContext {
  /** The header as it came, for the calls of the services. */
  traceparent: string;
  traceId: string;
}

/** Version 00 of W3C Trace Context, without the ids of zeros that it forbids. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/u;

/** The trace to which a request belongs; null if its header is missing or invalid. */
export function traceOf({ traceparent }: IncomingHttpHeaders): TraceContext | null {
  if (typeof traceparent !== 'string') return null;
  const [, traceId] = TRACEPARENT.exec(traceparent) ?? [];
  return traceId === undefined ? null : { traceparent, traceId };
}
