import { expect, test } from 'vitest';
import type { TracingSettings } from '../../../gateway/tracing/tracing.ts';
import type { Transport } from '../../../gateway/upstream/transport.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { createContractStub } from '../../support/retail/contract-stub.ts';
import { attributeOf, startCollector } from '../../support/gateway/collector.ts';

const QUERY = 'query Posts { viewer { posts { code } } }';
const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const callerHeader = (flags: string) => `00-${CALLER.traceId}-${CALLER.spanId}-${flags}`;

/** A gateway that sends its traces to a collector, and what its calls sent to the services. */
async function startTraced(settings: Partial<TracingSettings> = {}, collectorStatus = 200) {
  const collector = await startCollector(collectorStatus);
  const stub = createContractStub('examples');
  const sent: Record<string, string>[] = [];
  const transport: Transport = (request) => {
    sent.push(request.headers);
    return stub.transport(request);
  };
  const traces = {
    url: collector.url,
    share: 1,
    serviceName: 'portal',
    isBehindProxy: false,
    recordsPages: false,
  };
  const gateway = await startGateway({ traces: { ...traces, ...settings } }, { transport });
  return { ...gateway, collector, sent };
}

test('records the request, its operation and each call, of which each is part of the one before', async () => {
  const { app, ask, signIn, collector, sent, logLines } = await startTraced();
  const { headers, errors } = await ask(QUERY, { cookie: await signIn() });
  expect(errors).toBeUndefined();
  await app.close();
  const spans = collector.spans();
  const [request] = spans.filter(({ name }) => name === 'POST /graphql Posts');
  const [operation] = spans.filter(({ name }) => name === 'query Posts');
  const [call] = spans.filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
  expect(spans).toHaveLength(3);
  expect(request?.parentSpanId).toBeUndefined();
  expect(operation?.parentSpanId).toBe(request?.spanId);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([request!.traceId]));
  expect(attributeOf(request!, 'http.response.status_code')).toBe(200);
  expect(attributeOf(request!, 'portal.request_id')).toBe('test-request');
  expect(attributeOf(call!, 'portal.service')).toBe('msc-ucs');
  expect(attributeOf(call!, 'portal.returncode')).toBe('0');
  expect(call?.events.map(({ name }) => name)).toEqual(['sent']);
  // The services continue the span of their call, and the page learns that of the request.
  expect(sent.map(({ traceparent }) => traceparent)).toEqual([
    `00-${call!.traceId}-${call!.spanId}-01`,
  ]);
  expect(headers['server-timing']).toBe(
    `traceparent;desc="00-${request!.traceId}-${request!.spanId}-01"`,
  );
  expect(logLines.join('')).toContain(`"traceId":"${request!.traceId}"`);
});

test('sends no token, cookie, variable or address', async () => {
  const { app, ask, signIn, collector } = await startTraced();
  const cookie = await signIn();
  await ask('query Find($code: String!) { viewer { application(code: $code) { code } } }', {
    cookie,
    variables: { code: 'secret-variable' },
  });
  await app.inject({ url: '/graphql?query={__typename}&token=query-secret' });
  await app.close();
  expect(collector.spans().length).toBeGreaterThan(2);
  expect(collector.text()).not.toMatch(/access-1|secret-variable|query-secret|retail\.test/u);
  expect(collector.text()).not.toContain(cookie.split('=')[1]);
});

test('marks what failed, with the codes of the errors and without their messages', async () => {
  const collector = await startCollector();
  const { app, ask, signIn } = await startGateway(
    {
      traces: {
        url: collector.url,
        share: 1,
        serviceName: 'portal',
        isBehindProxy: false,
        recordsPages: false,
      },
    },
    { transport: () => Promise.reject(new TypeError('connect ECONNREFUSED 10.1.2.3:80')) },
  );
  const { errors } = await ask(QUERY, { cookie: await signIn() });
  await app.close();
  const spans = collector.spans();
  const operation = spans.find(({ name }) => name === 'query Posts');
  const call = spans.find(({ parentSpanId }) => parentSpanId === operation?.spanId);
  expect(attributeOf(operation!, 'portal.error_codes')).toEqual([errors?.[0]?.extensions.code]);
  expect([operation?.status.code, call?.status.code]).toEqual([2, 2]);
  expect(attributeOf(call!, 'error.type')).toBe('unreachable');
  expect(collector.text()).not.toContain('10.1.2.3');
});

test.each([
  ['records what a load balancer has chosen', '01', true, 0, 3],
  ['does not record what a load balancer has not chosen', '00', true, 1, 0],
  ['does not let clients choose, without a load balancer', '01', false, 0, 0],
  ['chooses by itself, without a load balancer', '00', false, 1, 3],
] as const)('%s, and continues its trace', async (_case, flags, isBehindProxy, share, count) => {
  const { app, ask, signIn, collector, sent } = await startTraced({ share, isBehindProxy });
  const headers = { traceparent: callerHeader(flags) };
  await ask(QUERY, { cookie: await signIn(), headers });
  await app.close();
  const spans = collector.spans();
  expect(spans).toHaveLength(count);
  expect(sent).toHaveLength(1);
  if (count === 0) expect(sent[0]?.traceparent).toBe(callerHeader(flags));
  else {
    expect(sent[0]?.traceparent).toContain(CALLER.traceId);
    expect(spans.map(({ parentSpanId }) => parentSpanId)).toContain(CALLER.spanId);
  }
});

test('does not let clients choose by the id of their trace either', async () => {
  // Samplers that go by the id take the low ones first.
  const { app, ask, signIn, collector } = await startTraced({ share: 1e-9 });
  const traceparent = `00-${'1'.padStart(32, '0')}-${CALLER.spanId}-01`;
  await ask(QUERY, { cookie: await signIn(), headers: { traceparent } });
  await app.close();
  expect(collector.spans()).toEqual([]);
});

test('records neither streams nor probes nor pages', async () => {
  const { app, collector } = await startTraced();
  for (const url of ['/healthz', '/readyz', '/', '/assets/none.js']) await app.inject({ url });
  await app.close();
  expect(collector.spans()).toEqual([]);
});

test('answers as always while the collector fails, and logs it once', async () => {
  const { app, ask, signIn, logLines } = await startTraced({}, 400);
  const cookie = await signIn();
  const { errors } = await ask(QUERY, { cookie });
  expect(errors).toBeUndefined();
  await app.close();
  const reports = logLines.filter((line) => line.includes('could not be sent to the collector'));
  expect(reports).toHaveLength(1);
});
