import type { IncomingHttpHeaders } from 'node:http';
import type { PageTracing } from './page-tracing.ts';
import type { RequestTrace } from './request-trace.ts';

/** Records what requests do, for a collector of OpenTelemetry. */
export interface Tracing {
  /** The trace of a new request; null if this request is not recorded. */
  startRequest(request: TracedRequest): RequestTrace | null;
  /** Null: pages record nothing in the browser. */
  pages: PageTracing | null;
  /** Sends what is recorded and not yet sent. */
  close(): Promise<void>;
}

interface TracedRequest {
  headers: IncomingHttpHeaders;
  method: string;
  /** The pattern of the address, without the values of its parameters. */
  route: string;
  requestId: string;
}

export interface TracingSettings {
  /** Address of the collector (OTLP over HTTP), with its path. */
  url: string;
  /** Share of the requests that are recorded: 0 none, 1 all. */
  share: number;
  serviceName: string;
  /** A load balancer in front decides which traces are recorded. */
  isBehindProxy: boolean;
  /** Pages record as well, in the browser. */
  recordsPages: boolean;
}
