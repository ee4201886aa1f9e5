import { describe, expect, test, vi } from 'vitest';
import { createManualTimers } from '../../support/manual-timers.ts';
import { SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { startTokens, tokenServices } from '../api-tokens/token-support.ts';
import {
  COMPLETE,
  listenForSubscribers,
  nextEvent,
  startBrowsers,
} from './subscription-support.ts';

const SIGN_OUT = 'mutation { sessionSignOut { userType } }';

/** Programs with API tokens; the services report one event of each kind with every poll. */
async function startPrograms() {
  const timers = createManualTimers();
  let polls = 0;
  const retail = tokenServices().replies('events', () => {
    polls += 1;
    const events = ['task', 'message', 'approval'].map((kind) => ({
      ...{ id: `${kind}-${polls}`, kind, key: `${kind}-${polls}` },
    }));
    return { body: { returncode: '0', message: '', data: { cursor: String(polls), events } } };
  });
  const gateway = await startTokens({ retail }, { after: timers.after });
  const subscribe = await listenForSubscribers(gateway);
  const as = (secret: string) => ({ authorization: `Bearer ${secret}` });
  return { ...gateway, timers, subscribe, as };
}

test('an event of the account arrives, and none of another account', async () => {
  const { subscribe, signIn, timers } = await startBrowsers({
    'access-mine': [{ id: '1', kind: 'task', key: 'T1' }],
    'access-other': [{ id: '2', kind: 'message', key: 'M2' }],
  });
  const mine = await subscribe({ headers: await signIn('access-mine') });
  const other = await subscribe({ headers: await signIn('access-other', SIGNED_IN_SUPPLIER) });
  expect([mine.status, mine.headers['content-type'], mine.headers['cache-control']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    'no-store, no-transform',
  ]);
  timers.pass(0);
  await mine.until('T1');
  await other.until('M2');
  expect(mine.text()).toBe(nextEvent('TASK', 'T1'));
  expect(other.text()).toBe(nextEvent('MESSAGE', 'M2'));
});

test('only the kinds asked for arrive', async () => {
  const { subscribe, signIn, timers } = await startBrowsers({
    'access-mine': [
      { id: '1', kind: 'task', key: 'T1' },
      { id: '2', kind: 'approval', key: 'A1' },
    ],
  });
  const headers = await signIn('access-mine');
  const tasks = await subscribe({ headers, variables: { kinds: ['TASK'] } });
  const approvals = await subscribe({ headers, variables: { kinds: ['APPROVAL', 'LIST'] } });
  timers.pass(0);
  await tasks.until('T1');
  await approvals.until('A1');
  expect(tasks.text()).toBe(nextEvent('TASK', 'T1'));
  expect(approvals.text()).toBe(nextEvent('APPROVAL', 'A1'));
});

test('the sign-out of the session ends its streams with an error that says so', async () => {
  const { subscribe, signIn, ask } = await startBrowsers();
  const headers = await signIn('access-mine');
  const stream = await subscribe({ headers });
  await ask(SIGN_OUT, { cookie: headers.cookie });
  await stream.closed;
  expect(stream.text()).toContain('"code":"SESSION_EXPIRED"');
  expect(stream.text()).toContain('"data":null');
  expect(stream.text().endsWith(COMPLETE)).toBe(true);
});

test('an account has ten streams at most, and one that leaves makes room', async () => {
  const { subscribe, signIn } = await startBrowsers();
  const headers = await signIn('access-mine');
  const streams = await Promise.all(Array.from({ length: 10 }, () => subscribe({ headers })));
  const eleventh = await subscribe({ headers });
  await eleventh.closed;
  expect(eleventh.text()).toContain('"code":"RATE_LIMITED"');
  expect(eleventh.text().endsWith(COMPLETE)).toBe(true);
  streams[0]?.leave();
  await vi.waitFor(async () => {
    const again = await subscribe({ headers, variables: { kinds: [] } });
    again.leave();
    await again.closed;
    expect(again.text()).not.toContain('RATE_LIMITED');
  });
});

test('a gateway that stops completes its streams', async () => {
  const { subscribe, signIn, app } = await startBrowsers();
  const stream = await subscribe({ headers: await signIn('access-mine') });
  await app.close();
  await stream.closed;
  expect(stream.text()).toBe(COMPLETE);
});

describe('a program with an API token', () => {
  test('gets the kinds that its scopes allow, by polls with its own token', async () => {
    const { subscribe, secret, as, timers, retail } = await startPrograms();
    const token = await secret('READ_TASKS', 'READ_WORKFLOW');
    retail.asked.length = 0;
    const stream = await subscribe({ headers: as(token) });
    timers.pass(0);
    await stream.until('approval-1');
    expect(stream.text()).toBe(nextEvent('TASK', 'task-1') + nextEvent('APPROVAL', 'approval-1'));
    expect(retail.asked.map(({ ssoToken }) => ssoToken)).toEqual(['api-access-1']);
  });

  test('is refused a kind that it has no scope for, by name', async () => {
    const { subscribe, secret, as, retail } = await startPrograms();
    const token = await secret('READ_LISTS');
    retail.asked.length = 0;
    const stream = await subscribe({ headers: as(token), variables: { kinds: ['LIST', 'TASK'] } });
    await stream.closed;
    expect(stream.text()).toContain('This API token lacks scope: READ_TASKS.');
    expect(stream.text().endsWith(COMPLETE)).toBe(true);
    expect(retail.asked).toEqual([]);
  });

  test('is disconnected when the token is revoked', async () => {
    const { subscribe, create, revoke, as } = await startPrograms();
    const { secret, apiToken } = await create();
    const stream = await subscribe({ headers: as(secret ?? '') });
    expect((await revoke(apiToken?.id ?? '')).userErrors).toEqual([]);
    await stream.closed;
    expect(stream.text()).toContain('"code":"SESSION_EXPIRED"');
    expect((await subscribe({ headers: as(secret ?? '') })).status).toBe(401);
  });

  test('is disconnected within half a minute of the expiry of the token', async () => {
    const { subscribe, create, as, clock, timers } = await startPrograms();
    const { secret } = await create({ expiresOn: '2026-06-15' });
    const stream = await subscribe({ headers: as(secret ?? '') });
    clock.now = Date.parse('2026-06-15T16:00:00Z');
    timers.pass(30_000);
    await stream.closed;
    expect(stream.text()).toContain('"code":"SESSION_EXPIRED"');
  });

  test('pays for each stream out of the budget of the token', async () => {
    const { subscribe, program, secret, as } = await startPrograms();
    const token = await secret('READ_TASKS');
    const left = async () => {
      const { headers } = await program(token, '{ viewer { code } }');
      return Number(/r=(\d+)/u.exec(String(headers.ratelimit))?.[1]);
    };
    const [before, stream] = [await left(), await subscribe({ headers: as(token) })];
    const ofQuery = 1_000_000 - before;
    stream.leave();
    expect(before - (await left())).toBeGreaterThan(ofQuery);
  });
});

describe('a client that may not subscribe, or asks wrongly, is refused before a stream begins', () => {
  const OTHERS: readonly (readonly [string, object, number, string])[] = [
    ['a query', { query: '{ viewer { code } }' }, 400, 'BAD_USER_INPUT'],
    ['a mutation', { query: SIGN_OUT }, 400, 'BAD_USER_INPUT'],
    ['no query', { body: '{}' }, 400, 'BAD_USER_INPUT'],
    ['null', { body: 'null' }, 400, 'BAD_USER_INPUT'],
    ['a batch', { body: '[{"query":"{ __typename }"}]' }, 400, 'BAD_USER_INPUT'],
    ['variables that are a list', { body: '{"query":"x","variables":[]}' }, 400, 'BAD_USER_INPUT'],
    ['what is not GraphQL', { query: 'subscription {' }, 400, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { query: 'subscription { a }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown kind', { variables: { kinds: ['SALES'] } }, 400, 'BAD_USER_INPUT'],
    [
      'two root fields',
      { query: 'subscription { a: liveEvents { kind } b: liveEvents { kind } }' },
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'too many tokens',
      { query: `subscription { liveEvents { ${'kind '.repeat(2001)} } }` },
      413,
      'QUERY_TOO_COMPLEX',
    ],
    ['another type of answer', { headers: { accept: 'application/json' } }, 400, 'BAD_USER_INPUT'],
    ['no header of the portal', { headers: { 'x-portal-request': '' } }, 403, 'FORBIDDEN'],
    ['another method', { method: 'PUT' }, 404, 'NOT_FOUND'],
    ['no session', { headers: { cookie: '' } }, 401, 'UNAUTHENTICATED'],
  ];

  test.each(OTHERS)('%s', async (_title, sent, status, code) => {
    const { subscribe, signIn } = await startBrowsers();
    const { headers, ...rest } = sent as { headers?: Record<string, string> };
    const all = { ...(await signIn('access-mine')), ...headers };
    const answer = await subscribe({ ...rest, headers: all });
    await answer.closed;
    expect(answer.status).toBe(status);
    const { errors } = JSON.parse(answer.text()) as { errors: { extensions: object }[] };
    expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code }]);
    expect(answer.text()).not.toMatch(/node_modules|\.ts:/u);
  });
});

test('a reader who keeps up stays connected, however many events there are', async () => {
  const fifty = Array.from({ length: 50 }, (_, id) => ({
    id: `${id}`,
    kind: 'task',
    key: `${id}`,
  }));
  const { subscribe, signIn, timers } = await startBrowsers({ 'access-mine': fifty });
  const stream = await subscribe({ headers: await signIn('access-mine') });
  const received = () => stream.text().split('event: next').length - 1;
  timers.pass(0);
  // More than a reader may be behind.
  for (let polls = 1; polls <= 22; polls += 1) {
    await vi.waitFor(() => expect(received()).toBe(50 * polls));
    await vi.waitFor(() => expect(timers.waiting()).toContain(15_000));
    timers.pass(15_000);
  }
  expect(stream.text()).not.toContain('complete');
});
