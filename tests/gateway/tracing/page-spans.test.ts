import { expect, test } from 'vitest';
import { PAGE_ROUTES } from '../../../gateway/tracing/page-routes.ts';
import { paths } from '../../../web/platform/routes/paths.ts';
import { NOW } from '../../support/gateway/gateway.ts';
import { attributeOf, wayTo } from '../../support/gateway/collector.ts';
import {
  batchOf,
  nanos,
  QUERY,
  REQUEST_SPAN,
  spanOf,
  startWithPages,
  text,
} from './page-gateway.ts';

test('one trace goes from the page that was opened, to the request it sends, to the calls of that', async () => {
  const { app, ask, signIn, collector, openPage, post } = await startWithPages();
  const cookie = await signIn();
  const page = await openPage();
  const { tracestate, traceId, viewId } = page;
  const headers = { traceparent: `00-${traceId}-${REQUEST_SPAN}-01`, tracestate };
  await ask(QUERY, { cookie, headers });
  const sent = spanOf(page, { parentSpanId: viewId });
  const view = spanOf(page, { spanId: viewId, attributes: [text('page.route', 'staffHome')] });
  const answer = await post(batchOf(view, sent), { cookie, tracestate });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  await app.close();
  const spans = collector.spans();
  const call = spans.find((span) => attributeOf(span, 'portal.service') !== undefined);
  const way = wayTo(call!, spans);
  expect(way.map(({ name }) => name)).toEqual([
    'open staffHome',
    'send Workbench',
    'POST /graphql Workbench',
    'query Workbench',
    call!.name,
  ]);
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(collector.text()).toContain('"stringValue":"retail-portal-web"');
});

test('builds the spans of a page anew: no name, attribute or resource of the page is passed on', async () => {
  const { app, signIn, collector, openPage, post } = await startWithPages();
  const cookie = await signIn();
  const page = await openPage();
  const status = { key: 'http.response.status_code', value: { intValue: 503 } };
  await post(
    batchOf(
      spanOf(page, {
        attributes: [
          text('graphql.operation.name', 'Workbench'),
          text('foreign', 'forged-value'),
          status,
        ],
        events: [{ name: 'forged-event', timeUnixNano: nanos(NOW) }],
        status: { code: 2, message: 'forged-message' },
      }),
      spanOf(page, { attributes: [text('graphql.operation.name', 'SecretOperation')] }),
      spanOf(page, { attributes: [text('page.route', '/page?s=secret')] }),
      spanOf(page, { startTimeUnixNano: nanos(NOW - 2 * 3_600_000) }),
      spanOf(page, { endTimeUnixNano: nanos(NOW + 3_600_000) }),
      spanOf(page, { endTimeUnixNano: nanos(NOW - 2000) }),
    ),
    { cookie, tracestate: page.tracestate },
  );
  await app.close();
  const [span, ...others] = collector.spans();
  expect(others).toEqual([]);
  expect(span).toMatchObject({ name: 'send Workbench', status: { code: 2 }, events: [] });
  expect(span?.attributes.map(({ key }) => key)).toEqual([
    'graphql.operation.name',
    'http.response.status_code',
  ]);
  expect(collector.text()).not.toMatch(/forged|secret|any text|someone/iu);
});

test.each([
  ['no list', { resourceSpans: 1 }],
  ['an id of another form', { traceId: 'x' }],
  ['an id of zeros', { spanId: '0'.repeat(16) }],
  ['a time of another form', { startTimeUnixNano: 'now' }],
  ['too many attributes', { attributes: Array.from({ length: 17 }, () => text('a', 'b')) }],
] as const)('refuses %s, and records nothing of it', async (_case, given) => {
  const { app, signIn, collector, openPage, post } = await startWithPages();
  const page = await openPage();
  const headers = { cookie: await signIn(), tracestate: page.tracestate };
  const body = 'resourceSpans' in given ? given : batchOf(spanOf(page), spanOf(page, { ...given }));
  const answer = await post(body, headers);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  await app.close();
  expect(collector.spans()).toEqual([]);
});

test('refuses more spans than a batch has, and a body that is too large', async () => {
  const { signIn, openPage, post } = await startWithPages();
  const page = await openPage();
  const headers = { cookie: await signIn(), tracestate: page.tracestate };
  const spans = Array.from({ length: 65 }, () => spanOf(page));
  expect((await post(batchOf(...spans), headers)).statusCode).toBe(400);
  expect((await post(batchOf(...spans.slice(1)), headers)).statusCode).toBe(204);
  const long = spanOf(page, { name: 'x'.repeat(64 * 1024) });
  expect((await post(batchOf(long), headers)).statusCode).toBe(413);
});

test('takes spans only from a page of the portal that is signed in and was chosen', async () => {
  const { app, signIn, sessions, openPage, post, collector } = await startWithPages();
  const page = await openPage();
  const cookie = await signIn();
  const { tracestate } = page;
  const forged = tracestate.replace(/.$/u, (last) => (last === 'A' ? 'B' : 'A'));
  const refused = [
    await post(batchOf(spanOf(page)), { tracestate }),
    await post(batchOf(spanOf(page)), { cookie: 'portal_session=long-gone', tracestate }),
    await post(batchOf(spanOf(page)), { cookie }),
    await post(batchOf(spanOf(page)), { cookie, tracestate: forged.slice(0, -2) }),
    await post(batchOf(spanOf(page)), { cookie, tracestate, 'x-portal-request': '0' }),
  ];
  const codes = refused.map(
    (answer) =>
      answer.json<{ errors: { extensions: { code: string } }[] }>().errors[0]?.extensions.code,
  );
  expect(codes).toEqual([
    'UNAUTHENTICATED',
    'SESSION_EXPIRED',
    ...['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  ]);
  const { id } = (await sessions.find(cookie.split('=')[1]!))!;
  await sessions.lock(id);
  expect((await post(batchOf(spanOf(page)), { cookie, tracestate })).statusCode).toBe(423);
  await app.close();
  expect(collector.spans()).toEqual([]);
});

test('limits how often a session sends spans', async () => {
  const { signIn, openPage, post } = await startWithPages();
  const page = await openPage();
  const headers = { cookie: await signIn(), tracestate: page.tracestate };
  for (let sent = 0; sent < 60; sent += 1)
    expect((await post(batchOf(spanOf(page)), headers)).statusCode).toBe(204);
  const answer = await post(batchOf(spanOf(page)), headers);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('answers pages as always while the collector fails', async () => {
  const { app, signIn, openPage, post, logLines } = await startWithPages({}, 400);
  const page = await openPage();
  const headers = { cookie: await signIn(), tracestate: page.tracestate };
  expect((await post(batchOf(spanOf(page)), headers)).statusCode).toBe(204);
  await app.close();
  expect(logLines.join('')).toContain('could not be sent to the collector');
});

test('knows the names of all pages', () => {
  expect([...PAGE_ROUTES].sort()).toEqual([...Object.keys(paths), 'notFound'].sort());
});
