import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  type Context,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Logger } from '../logging/logger.ts';
import { traceOf } from '../request/trace-context.ts';
import { recordedTrace } from './recorded-trace.ts';
import type { Tracing, TracingSettings } from './tracing.ts';

/** A collector that is down is reported this often, not with each batch. */
const REPORT_EVERY_MS = 60_000;
const SAMPLED = 1;

/**
 * Records a share of the requests and sends them in batches. If the collector cannot keep up or is
 * down, spans are dropped and requests do not wait.
 */
export function createRecorder(settings: TracingSettings, logger: Logger): Tracing {
  const report = createReport(logger);
  const { url, share, serviceName, isBehindProxy } = settings;
  const ofShare = new TraceIdRatioBasedSampler(share);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // Without a proxy, the header comes from clients, who could have everything recorded.
    sampler: new ParentBasedSampler({
      root: ofShare,
      ...(!isBehindProxy && { remoteParentSampled: ofShare, remoteParentNotSampled: ofShare }),
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer('retail-portal-gateway');
  return {
    startRequest({ headers, method, route, requestId }) {
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
        parentOf(headers),
      );
      return span.isRecording() ? recordedTrace(tracer, span) : null;
    },
    async close() {
      try {
        await provider.shutdown();
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** The span of the caller, which begins a new trace if it has none. */
function parentOf(headers: Parameters<typeof traceOf>[0]): Context {
  const caller = traceOf(headers);
  if (caller === null) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = ''] = caller.traceparent.split('-');
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & SAMPLED,
    isRemote: true,
  });
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
