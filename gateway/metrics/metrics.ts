import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { OPERATION_NAMES } from '../generated/operation-names.ts';
import type { UpstreamObserver } from '../logging/upstream-observer.ts';
import { serviceOf } from '../upstream/service-guards.ts';
import { TransportError, type Transport } from '../upstream/transport.ts';
import { createBoundedLabel, knownLabel } from './bounded-label.ts';
import { addGauges, type MetricSources } from './gauges.ts';

/** What the gateway counts and times, for Prometheus. Durations are in seconds. */
export interface Metrics extends UpstreamObserver {
  /** A request to a route has arrived. Returns what to call when its connection is done with it. */
  opened(route: string): () => void;
  /** A request was answered; `operation` is that of GraphQL. */
  answered(operation: string | null, status: number, seconds: number): void;
  /** A request was refused because there is too much to do. */
  refused: (priority: string) => void;
  /** A file was scanned for viruses. */
  scanned: (verdict: string) => void;
  /** The same transport, with its calls counted by service and outcome. */
  observe(transport: Transport): Transport;
  /** All metrics as text, and its content type. */
  read(): Promise<{ text: string; contentType: string }>;
}

/** Services are those of the configuration. */
const MAX_SERVICES = 100;
const NO_OPERATION = '-';
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Creates the metrics of one process, with those of Node itself (event loop, memory, GC). */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'portal_request_seconds',
    help: 'Answered requests, by GraphQL operation (or - for other requests) and HTTP status.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'portal_retail_call_seconds',
    help: 'REST calls, by service and outcome: the HTTP status, or how the call failed.',
    labelNames: ['service', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const open = new Gauge({
    name: 'portal_open_requests',
    help: 'Requests that are being answered, by route. Those of /events are streams of live events.',
    labelNames: ['route'],
    registers,
  });
  const refused = new Counter({
    name: 'portal_refused_requests_total',
    help: 'Requests refused because there was too much to do, by priority: later, query, first.',
    labelNames: ['priority'],
    registers,
  });
  const refreshes = new Counter({
    name: 'portal_token_refreshes_total',
    help: 'Refreshes of the tokens of a session, by outcome: renewed, ended, failed, paused.',
    labelNames: ['outcome'],
    registers,
  });
  const scans = new Counter({
    name: 'portal_file_scans_total',
    help: 'Files that were scanned for viruses, by verdict: clean, infected, failed.',
    labelNames: ['verdict'],
    registers,
  });
  const looks = new Counter({
    name: 'portal_cache_answers_total',
    help: 'Calls whose answer may be cached, by cache and result: hit, joined, miss.',
    labelNames: ['cache', 'result'],
    registers,
  });
  addGauges(registry, sources);
  // Clients choose the names, so only those of the portal are counted by themselves.
  const operationOf = knownLabel([NO_OPERATION, ...OPERATION_NAMES]);
  const boundedService = createBoundedLabel(MAX_SERVICES);
  return {
    opened(route) {
      open.inc({ route });
      return () => open.dec({ route });
    },
    answered: (operation, status, seconds) =>
      requests.observe({ operation: operationOf(operation ?? NO_OPERATION), status }, seconds),
    refused: (priority) => refused.inc({ priority }),
    scanned: (verdict) => scans.inc({ verdict }),
    refreshed: (outcome) => refreshes.inc({ outcome }),
    looked: (cache, result) => looks.inc({ cache, result }),
    observe: (transport) =>
      observed(transport, (service, outcome, seconds) =>
        calls.observe({ service: boundedService(service), outcome }, seconds),
      ),
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

function observed(
  transport: Transport,
  note: (service: string, outcome: string, seconds: number) => void,
): Transport {
  const call: Transport = async (request) => {
    const since = performance.now();
    const end = (outcome: string) =>
      note(serviceOf(request.url, '-'), outcome, (performance.now() - since) / 1000);
    try {
      const answer = await transport(request);
      end(String(answer.status));
      return answer;
    } catch (error) {
      end(error instanceof TransportError ? error.failure : 'unreachable');
      throw error;
    }
  };
  const close = transport.close?.bind(transport);
  return close ? Object.assign(call, { close }) : call;
}
