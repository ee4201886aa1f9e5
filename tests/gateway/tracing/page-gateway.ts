import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { TracingSettings } from '../../../gateway/tracing/tracing.ts';
import { NOW, startGateway } from '../../support/gateway/gateway.ts';
import { createContractStub } from '../../support/retail/contract-stub.ts';
import { startCollector, type CollectorAnswer } from '../../support/gateway/collector.ts';

/** An operation of the portal. */
export const QUERY = 'query Workbench { viewer { posts { code } } }';
export const REQUEST_SPAN = 'b7ad6b7169203331';

/** A gateway whose pages record, with a built portal. */
export async function startWithPages(
  settings: Partial<TracingSettings> = {},
  answer?: CollectorAnswer,
) {
  const webRoot = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  writeFileSync(join(webRoot, 'index.html'), '<title>Portal</title>');
  const collector = await startCollector(answer);
  const gateway = await startGateway(
    {
      traces: {
        ...{ url: collector.url, share: 1, serviceName: 'portal', isBehindProxy: false },
        ...{ recordsPages: true, ...settings },
      },
    },
    { transport: createContractStub('examples').transport, webRoot },
  );
  const { app } = gateway;
  /** What the gateway tells a page that is opened. */
  async function openPage(url = '/page') {
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    const timing = String(headers['server-timing']);
    const entry = (name: string) => new RegExp(`${name};desc="([^"]*)"`, 'u').exec(timing)?.[1];
    const [, traceId = '', viewId = ''] = (entry('traceparent') ?? '').split('-');
    return { timing, traceId, viewId, tracestate: entry('tracestate') ?? '' };
  }
  const post = (payload: object, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/traces',
      headers: { 'x-portal-request': '1', 'x-portal-background': '1', ...headers },
      payload,
    });
  return { ...gateway, collector, openPage, post };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof startWithPages>>['openPage']>>;
type Given = Record<string, unknown>;

export const nanos = (ms: number) => `${String(ms)}000000`;
export const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
export const batchOf = (...spans: Given[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [text('service.name', 'forged'), text('user', 'someone')] },
      scopeSpans: [{ scope: { name: 'forged-scope' }, spans }],
    },
  ],
});
export const spanOf = ({ traceId }: Page, more: Given = {}): Given => ({
  ...{ traceId, spanId: REQUEST_SPAN, name: 'any text', kind: 1 },
  ...{ startTimeUnixNano: nanos(NOW - 900), endTimeUnixNano: nanos(NOW - 100) },
  ...{ attributes: [text('graphql.operation.name', 'Workbench')], status: { code: 0 } },
  ...more,
});
