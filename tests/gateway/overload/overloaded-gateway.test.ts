import { expect, test } from 'vitest';
import { LOAD_LIMITS } from '../../../gateway/overload/admission.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { createScriptedTransport } from '../../support/gateway/scripted-transport.ts';

const LIST = '{ viewer { tasks(list: POOL, page: 1, pageSize: 1) { totalCount } } }';

test('a late event loop refuses lists, and still answers the shell and changes', async () => {
  const { ask, signIn, app } = await startGateway(
    { metricsFrom: ['loopback'] },
    { eventLoopDelay: () => LOAD_LIMITS.query.delayMs + 1 },
  );
  const cookie = await signIn();
  const refused = await ask(LIST, { cookie });
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('3');
  expect(refused.data).toBeFalsy();
  expect(refused.errors).toEqual([
    expect.objectContaining({
      message: 'The portal is very busy. Please try again in 3 seconds.',
      extensions: expect.objectContaining({ code: 'OVERLOADED', requestId: 'test-request' }),
    }),
  ]);
  expect((await ask('{ viewer { code } }', { cookie })).data).toEqual({
    viewer: { code: 'ops_director' },
  });
  expect((await ask('mutation { sessionLock { userErrors { code } } }', { cookie })).status).toBe(
    200,
  );
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/metrics')).body).toContain(
    'portal_refused_requests_total{priority="query"} 1',
  );
});

test('polls of a page are refused before what a user asks for', async () => {
  const { transport } = createScriptedTransport(() => ({ rows: [], total: 0 }));
  const { ask, signIn } = await startGateway(
    {},
    { transport, eventLoopDelay: () => LOAD_LIMITS.later.delayMs + 1 },
  );
  const cookie = await signIn();
  expect((await ask(LIST, { cookie })).status).toBe(200);
  const poll = { cookie, headers: { 'x-portal-background': '1' } };
  expect((await ask(LIST, poll)).status).toBe(503);
  expect((await ask('{ viewer { code } }', poll)).status).toBe(200);
});

test('beyond the last limit everything but health is refused', async () => {
  const { ask, app, logLines } = await startGateway({}, { eventLoopDelay: () => 60_000 });
  const { status, headers, errors } = await ask('{ viewer { code } }');
  expect([status, headers['retry-after'], errors?.[0]?.extensions.code]).toEqual([
    503,
    '2',
    'OVERLOADED',
  ]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(logLines.join('')).not.toContain('request failed');
});

test('a flood is refused from the limit on, and all are answered', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { transport } = createScriptedTransport(async () => {
    await held;
    return { rows: [], total: 0 };
  });
  const limit = { openRequests: 20, delayMs: 1000, retryAfterSeconds: 1 };
  const { app, signIn } = await startGateway(
    {},
    { transport, loadLimits: { ...LOAD_LIMITS, query: limit, later: limit } },
  );
  const cookie = await signIn();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (query: string) => {
    const { status } = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal-request': '1', cookie },
      body: JSON.stringify({ query }),
    });
    return status;
  };
  const answers = Array.from({ length: 200 }, () => ask(LIST));
  await expect.poll(async () => ask(LIST)).toBe(503);
  expect(await ask('{ viewer { code } }')).toBe(200);
  release();
  const statuses = await Promise.all(answers);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(100);
  expect(await ask(LIST)).toBe(200);
});
