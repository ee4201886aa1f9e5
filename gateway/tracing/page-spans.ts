import { SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import type { Attributes, HrTime } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { z } from 'zod';
import { OPERATION_NAMES } from '../generated/operation-names.ts';
import { PAGE_ROUTES } from './page-routes.ts';

/** A batch of a page has at most as many. */
const MAX_SPANS = 64;
/** A page sends its spans within seconds; one that was asleep sends them later. */
const MAX_AGE_MS = 3_600_000;
/** How far the clock of a browser may be ahead. */
const MAX_AHEAD_MS = 5 * 60_000;

const RESOURCE = resourceFromAttributes({ 'service.name': 'retail-portal-web' });
const OPERATIONS: ReadonlySet<string> = new Set(OPERATION_NAMES);
const ROUTES: ReadonlySet<string> = new Set(PAGE_ROUTES);

const traceId = z.string().regex(/^(?!0{32})[0-9a-f]{32}$/u);
const spanId = z.string().regex(/^(?!0{16})[0-9a-f]{16}$/u);
const nanoseconds = z.string().regex(/^\d{1,19}$/u);
const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.int().optional() }),
});
const span = z.object({
  traceId,
  spanId,
  parentSpanId: spanId.optional(),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes: z.array(attribute).max(16),
  status: z.object({ code: z.int() }).optional(),
});
/** OTLP as JSON, as far as it is read. */
const batch = z.object({
  resourceSpans: z
    .array(
      z.object({ scopeSpans: z.array(z.object({ spans: z.array(span).max(MAX_SPANS) })).max(1) }),
    )
    .max(1),
});

/**
 * Reads what a page has recorded; null if it has another form. Each span is built anew from its ids,
 * its times, and the values that are known here: a page cannot write texts of its own. Spans that
 * are neither a view nor a request of the portal, or lie too far in the past or future, are left
 * out.
 */
export function readPageSpans(body: unknown, now: number): ReadableSpan[] | null {
  const read = batch.safeParse(body);
  if (!read.success) return null;
  return read.data.resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .flatMap((given) => rebuilt(given, now) ?? []);
}

function rebuilt(given: z.infer<typeof span>, now: number): ReadableSpan | null {
  const meaning = meaningOf(given);
  const [start, end] = [BigInt(given.startTimeUnixNano), BigInt(given.endTimeUnixNano)];
  if (meaning === null || !isPlausible(start, end, now)) return null;
  const context = (id: string) => ({
    traceId: given.traceId,
    spanId: id,
    traceFlags: TraceFlags.SAMPLED,
  });
  return {
    ...meaning,
    spanContext: () => context(given.spanId),
    ...(given.parentSpanId !== undefined && { parentSpanContext: context(given.parentSpanId) }),
    startTime: timeOf(start),
    endTime: timeOf(end),
    duration: timeOf(end - start),
    ended: true,
    status: {
      code:
        given.status?.code === SpanStatusCode.ERROR ? SpanStatusCode.ERROR : SpanStatusCode.UNSET,
    },
    links: [],
    events: [],
    resource: RESOURCE,
    instrumentationScope: { name: 'retail-portal-web' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** The name, the kind and the attributes of a span; null if it is not one of the portal's. */
function meaningOf({
  attributes,
}: z.infer<typeof span>): Pick<ReadableSpan, 'name' | 'kind' | 'attributes'> | null {
  const given = new Map(attributes.map(({ key, value }) => [key, value]));
  const route = given.get('page.route')?.stringValue ?? '';
  if (ROUTES.has(route))
    return {
      name: `open ${route}`,
      kind: SpanKind.INTERNAL,
      attributes: { 'page.route': route },
    };
  const operation = given.get('graphql.operation.name')?.stringValue ?? '';
  if (!OPERATIONS.has(operation)) return null;
  const status = given.get('http.response.status_code')?.intValue ?? 0;
  const known: Attributes = {
    'graphql.operation.name': operation,
    ...(status >= 100 && status < 600 && { 'http.response.status_code': status }),
  };
  return { name: `send ${operation}`, kind: SpanKind.CLIENT, attributes: known };
}

function isPlausible(start: bigint, end: bigint, now: number): boolean {
  const [startMs, endMs] = [Number(start / 1_000_000n), Number(end / 1_000_000n)];
  return start <= end && startMs >= now - MAX_AGE_MS && endMs <= now + MAX_AHEAD_MS;
}

const timeOf = (nanos: bigint): HrTime => [
  Number(nanos / 1_000_000_000n),
  Number(nanos % 1_000_000_000n),
];
