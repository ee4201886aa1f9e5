import { SpanKind, SpanStatusCode, TraceFlags, type HrTime } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { emptyResource } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base';
import type { FinishedSpan } from './finished-span.ts';
import type { PageTrace } from './page-trace.ts';

/** The same for all spans, so that a batch has them only once. */
const RESOURCE = emptyResource();
const SCOPE = { name: 'retail-portal-web' };
/** The gateway takes batches of at most so many. */
const BATCH = { maxExportBatchSize: 64, maxQueueSize: 256 };

/**
 * Sends spans in batches to the gateway, which checks them and passes them on to the collector. If
 * the gateway takes none, they are dropped.
 */
export function createSpanExporter({ tracestate }: PageTrace): (span: FinishedSpan) => void {
  const exporter = new OTLPTraceExporter({
    url: '/traces',
    headers: { 'x-portal-request': '1', 'x-portal-background': '1', tracestate },
  });
  const processor = new BatchSpanProcessor(exporter, BATCH);
  return (span) => processor.onEnd(readable(span));
}

/** The form of the package. The gateway gives the span its name, its kind and its service. */
function readable(span: FinishedSpan): ReadableSpan {
  const context = (spanId: string) => ({
    ...{ traceId: span.traceId, spanId, traceFlags: TraceFlags.SAMPLED },
  });
  return {
    name: '',
    kind: SpanKind.INTERNAL,
    spanContext: () => context(span.spanId),
    ...(span.parentSpanId !== undefined && { parentSpanContext: context(span.parentSpanId) }),
    startTime: timeOf(span.startMs),
    endTime: timeOf(span.endMs),
    duration: timeOf(span.endMs - span.startMs),
    ended: true,
    status: { code: span.hasFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes: span.attributes,
    links: [],
    events: [],
    resource: RESOURCE,
    instrumentationScope: SCOPE,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

const timeOf = (ms: number): HrTime => [Math.floor(ms / 1000), Math.floor((ms % 1000) * 1e6)];
