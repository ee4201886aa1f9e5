import type { IncomingHttpHeaders } from 'node:http';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import type { Clock } from '../async/clock.ts';
import type { Logger } from '../logging/logger.ts';
import { traceOf } from '../request/trace-context.ts';
import { createPageTracing, type PageTracing } from './page-tracing.ts';
import { recordedTrace } from './recorded-trace.ts';
import type { Tracing, TracingSettings } from './tracing.ts';

/** A collector that is down is reported this often, not with each batch. */
const REPORT_EVERY_MS = 60_000;
const SAMPLED = 1;

interface RecorderParts {
  /** Signs which pages are recorded. */
  secret: Buffer;
  clock: Clock;
  logger: Logger;
}

/**
 * Records a share of the requests and sends them in batches. If the collector cannot keep up or is
 * down, spans are dropped and requests do not wait.
 */
export function createRecorder(settings: TracingSettings, parts: RecorderParts): Tracing {
  const report = createReport(parts.logger);
  const { url, share, serviceName } = settings;
  const createProcessor = () => new BatchSpanProcessor(new OTLPTraceExporter({ url }));
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // What is not recorded gets no span at all.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [createProcessor()],
  });
  const tracer = provider.getTracer('retail-portal-gateway');
  // A queue of their own, so that pages cannot crowd out what the gateway records.
  const pageSpans = settings.recordsPages ? createProcessor() : null;
  const pages =
    pageSpans && createPageTracing({ ...parts, share, end: (span) => pageSpans.onEnd(span) });
  const isRecorded = createChoice(settings, pages);
  return {
    pages,
    startRequest({ headers, method, route, requestId }) {
      const caller = callerOf(headers);
      if (!isRecorded(caller, headers)) return null;
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'portal.request_id': requestId,
          },
        },
        caller === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, caller),
      );
      return recordedTrace(tracer, span);
    },
    async close() {
      try {
        await Promise.all([provider.shutdown(), pageSpans?.shutdown()]);
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/**
 * Decides which requests are recorded. A proxy decides for its traces. Without one the header comes
 * from clients, who could have everything recorded, also with a sampler that goes by the trace id,
 * which they choose. If pages record, a proxy has to pass on their headers, and its own flag cannot
 * be told from that of a client: only pages that the gateway has chosen count then.
 */
function createChoice({ share, isBehindProxy }: TracingSettings, pages: PageTracing | null) {
  const isFlagged = (caller: SpanContext) => (caller.traceFlags & SAMPLED) !== 0;
  return (caller: SpanContext | null, headers: IncomingHttpHeaders): boolean => {
    if (caller !== null && pages !== null && isFlagged(caller) && pages.mayRecord(headers))
      return true;
    return caller !== null && pages === null && isBehindProxy
      ? isFlagged(caller)
      : Math.random() < share;
  };
}

/** The span of the caller; null: the request begins a trace. */
function callerOf(headers: IncomingHttpHeaders): SpanContext | null {
  const caller = traceOf(headers);
  if (caller === null) return null;
  const [, traceId = '', spanId = '', flags = ''] = caller.traceparent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & SAMPLED, isRemote: true };
}

/** Logs what the packages of OpenTelemetry report, and what is passed to the result. */
function createReport(logger: Logger): (message: string) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const report = (message: string): void => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    logger.warn({ cause: message }, 'traces could not be sent to the collector');
  };
  const ignore = (): void => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  return report;
}
