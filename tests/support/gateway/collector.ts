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

/** A status, or a collector that hangs: without an answer, or with one that never ends. */
export type CollectorAnswer = number | 'never' | 'endless';

/** A collector that keeps what it receives, for the time of a test. */
export async function startCollector(answer?: CollectorAnswer): Promise<Collector> {
  const collector = await openCollector(answer);
  onTestFinished(() => collector.close());
  return collector;
}

/** A collector that the caller closes. */
export async function openCollector(answer: CollectorAnswer = 200): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      if (answer === 'never') return;
      const isEndless = answer === 'endless';
      response.writeHead(isEndless ? 200 : answer, { 'content-type': 'application/json' });
      if (!isEndless) return void response.end('{}');
      const drip = setInterval(() => response.write(' '), 50);
      response.once('close', () => clearInterval(drip));
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
    close: () => {
      server.close();
      server.closeAllConnections();
    },
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
