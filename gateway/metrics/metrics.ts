import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { TransportError, type Transport } from '../upstream/transport.ts';
import { createBoundedLabel } from './bounded-label.ts';

/** What is counted when the metrics are read, and not as it happens. */
export interface MetricSources {
  /** Services whose circuit breaker is open. */
  openCircuits(): readonly string[];
  /** Jobs by state; rejects if the store cannot be read. */
  jobs(): Promise<Readonly<Record<string, number>>>;
}

/** What the gateway counts and times, for Prometheus. Durations are in seconds. */
export interface Metrics {
  /** A request to a route has arrived. Returns what to call when its connection is done with it. */
  opened(route: string): () => void;
  /** A request was answered; `operation` is that of GraphQL. */
  answered(operation: string | null, status: number, seconds: number): void;
  /** A request was refused because there is too much to do. */
  refused: (priority: string) => void;
  /** The same transport, with its calls counted by service and outcome. */
  observe(transport: Transport): Transport;
  /** All metrics as text, and its content type. */
  read(): Promise<{ text: string; contentType: string }>;
}

/** Operations have names that clients choose; services are those of the configuration. */
const MAX_OPERATIONS = 200;
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
  addGauges(registry, sources);
  const operationOf = createBoundedLabel(MAX_OPERATIONS);
  const serviceOf = createBoundedLabel(MAX_SERVICES);
  return {
    opened(route) {
      open.inc({ route });
      return () => open.dec({ route });
    },
    answered: (operation, status, seconds) =>
      requests.observe({ operation: operationOf(operation ?? NO_OPERATION), status }, seconds),
    refused: (priority) => refused.inc({ priority }),
    observe: (transport) =>
      observed(transport, (service, outcome, seconds) =>
        calls.observe({ service: serviceOf(service), outcome }, seconds),
      ),
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

function addGauges(registry: Registry, { openCircuits, jobs }: MetricSources): void {
  const registers = [registry];
  const circuits = new Gauge({
    name: 'portal_open_circuits',
    help: 'Services that are not called at present, because they did not answer.',
    labelNames: ['service'],
    registers,
    collect() {
      circuits.reset();
      for (const service of openCircuits()) circuits.set({ service }, 1);
    },
  });
  const states = new Gauge({
    name: 'portal_jobs',
    help: 'Exports and imports in the store, by state. Absent while the store cannot be read.',
    labelNames: ['state'],
    registers,
    async collect() {
      states.reset();
      const counts = await jobs().catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) states.set({ state }, count);
    },
  });
}

/** The service of a call is the segment after /api or /fs, as for circuit breakers. */
const serviceIn = ({ pathname }: URL): string =>
  /\/(?:api|fs)\/([^/]+)/u.exec(pathname)?.[1] ?? '-';

function observed(
  transport: Transport,
  note: (service: string, outcome: string, seconds: number) => void,
): Transport {
  const call: Transport = async (request) => {
    const since = performance.now();
    const end = (outcome: string) =>
      note(serviceIn(request.url), outcome, (performance.now() - since) / 1000);
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
