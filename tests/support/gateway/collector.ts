import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface OtlpValue {
  stringValue?: string;
  intValue?: number;
  arrayValue?: { values: OtlpValue[] };
}

/** A span as a collector of OpenTelemetry receives it. */
export interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code: number };
  attributes: { key: string; value: OtlpValue }[];
  events: { name: string }[];
}

export interface Collector {
  url: string;
  /** The spans that have arrived. */
  spans(): OtlpSpan[];
  /** All that has arrived, as text. */
  text(): string;
  close(): void;
}

/** A collector that keeps what it receives, for the time of a test. */
export async function startCollector(status = 200): Promise<Collector> {
  const collector = await openCollector(status);
  onTestFinished(() => collector.close());
  return collector;
}

/** A collector that the caller closes. */
export async function openCollector(status = 200): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1/traces`,
    spans: () =>
      bodies.flatMap((body) =>
        (
          JSON.parse(body) as {
            resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
          }
        ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    text: () => bodies.join('\n'),
    close: () => void server.close(),
  };
}

/** The value of an attribute of a span. */
export function attributeOf({ attributes }: OtlpSpan, name: string): unknown {
  const value = attributes.find(({ key }) => key === name)?.value;
  return (
    value?.stringValue ??
    value?.intValue ??
    value?.arrayValue?.values.map(({ stringValue }) => stringValue)
  );
}

/** The spans from the first one of a trace to this one. */
export function wayTo(span: OtlpSpan, spans: readonly OtlpSpan[]): OtlpSpan[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent === undefined ? [span] : [...wayTo(parent, spans), span];
}
