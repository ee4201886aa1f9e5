import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import {
  OPERATIONS,
  SHARED_OPERATIONS,
  type OperationName,
} from '../../../gateway/upstream/operations.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { ACCOUNT, failureOf, NEW, REFRESH, upstreamFixture } from './fixture.ts';

const CHANNELS = OPERATIONS.channels;

test('exactly the calls that the OpenAPI document marks x-shared: enterprise are shared', () => {
  const document = parse(readFileSync('schema/retail.openapi.yaml', 'utf8')) as {
    paths: Record<string, { post?: { 'x-shared'?: string } }>;
  };
  const marked = Object.entries(OPERATIONS).filter(
    ([, path]) => document.paths[path]?.post?.['x-shared'] === 'enterprise',
  );
  expect(marked.map(([name]) => name).sort()).toEqual([...SHARED_OPERATIONS].sort());
  expect(marked.length).toBeGreaterThan(0);
});

/** A second account with its own tokens. */
async function fixtureOfTwo(enterprise: string, sharedCacheMs?: number) {
  const fixture = await upstreamFixture(sharedCacheMs === undefined ? {} : { sharedCacheMs });
  const account = { ...ACCOUNT, userCode: 'other', ent_id: enterprise };
  const { session } = await fixture.sessions.create(account, {
    accessToken: 'access-other',
    refreshToken: 'refresh-other',
  });
  return { ...fixture, other: () => fixture.upstream.forRequest({ session, requestId: 'r2' }) };
}

test('one answer serves all accounts of an enterprise and is loaded again after the cache time', async () => {
  const { retail, caller, other, time } = await fixtureOfTwo('100001');
  let answers = 0;
  retail.answer(CHANNELS, () => ({ returncode: '0', data: { answers: (answers += 1) } }));
  expect(await caller().call('channels', { pageNo: 1 })).toEqual({ answers: 1 });
  expect(await other().call('channels', { pageNo: 1 })).toEqual({ answers: 1 });
  expect(retail.calls).toMatchObject([{ headerToken: 'access-old' }]);
  time.now += 60_000;
  expect(await other().call('channels', { pageNo: 1 })).toEqual({ answers: 2 });
});

test('an enterprise never sees the answers of a different one', async () => {
  const { retail, caller, other } = await fixtureOfTwo('100002');
  retail.answer(CHANNELS, ({ headerToken }) => ({ returncode: '0', data: { of: headerToken } }));
  const [mine, theirs] = await Promise.all([
    caller().call('channels', {}),
    other().call('channels', {}),
  ]);
  expect([mine, theirs]).toEqual([{ of: 'access-old' }, { of: 'access-other' }]);
  expect(await caller().call('channels', {})).toEqual({ of: 'access-old' });
  expect(await other().call('channels', {})).toEqual({ of: 'access-other' });
  expect(retail.calls).toHaveLength(2);
});

test.each(
  Object.keys(OPERATIONS).filter(
    (name) => !SHARED_OPERATIONS.has(name as OperationName),
  ) as OperationName[],
)('an operation that may depend on user or post is never shared: %s', async (operation) => {
  const { retail, caller, other } = await fixtureOfTwo('100001');
  retail.answer(OPERATIONS[operation], ({ headerToken }) => ({
    returncode: '0',
    data: { of: headerToken },
  }));
  await caller().call(operation, {});
  expect(await other().call(operation, {})).toEqual({ of: 'access-other' });
  await caller().call(operation, {});
  expect(retail.calls).toHaveLength(3);
});

test('card data is never shared, even at the address of a shared call', async () => {
  const { retail, caller, other } = await fixtureOfTwo('100001');
  const address = { use: 'card', service: null, uri: '/sales/kpi' } as const;
  retail.answer('/api/MCA200021/sales/kpi', ({ headerToken }) => ({
    returncode: '0',
    data: { of: headerToken },
  }));
  await caller().callConfigured(address, {});
  expect(await other().callConfigured(address, {})).toEqual({ of: 'access-other' });
});

test('a visitor neither fills nor uses the cache', async () => {
  const { retail, caller, upstream } = await upstreamFixture();
  retail.answer(CHANNELS, ({ headerToken }) => ({
    returncode: '0',
    data: { of: headerToken ?? 'nobody' },
  }));
  const visitor = () => upstream.forRequest({ session: null, requestId: 'r2' });
  expect(await visitor().call('channels', {})).toEqual({ of: 'nobody' });
  expect(await caller().call('channels', {})).toEqual({ of: 'access-old' });
  expect(await visitor().call('channels', {})).toEqual({ of: 'nobody' });
});

test('after an error the next caller makes the call again', async () => {
  const { retail, caller, other } = await fixtureOfTwo('100001');
  retail.answer(CHANNELS, () => ({ returncode: 'B0001' }));
  expect(await failureOf(caller().call('channels', {}))).toBe('refused');
  retail.answer(CHANNELS, () => ({ returncode: '0', data: [] }));
  expect(await other().call('channels', {})).toEqual([]);
});

test('the end of one session does not affect others that waited for its call', async () => {
  const { retail, caller, other, sessions, session } = await fixtureOfTwo('100001');
  const gate = createGate();
  retail.answer(CHANNELS, async ({ headerToken }) => {
    if (headerToken === 'access-other') return { returncode: '0', data: { of: headerToken } };
    await gate.opened;
    return { returncode: 'A0244' };
  });
  const first = failureOf(caller().call('channels', {}));
  await retail.arrived(CHANNELS, 1);
  const second = other().call('channels', {});
  gate.open();
  expect(await first).toBe('session-ended');
  expect(await second).toEqual({ of: 'access-other' });
  expect(await sessions.read(session.id)).toBeNull();
});

test('an expired token is refreshed by the session that makes the call, while others wait for its answer', async () => {
  const { retail, caller, other } = await fixtureOfTwo('100001');
  retail.answer(REFRESH, () => ({ returncode: '0', data: NEW }));
  retail.answer(CHANNELS, ({ headerToken }) =>
    headerToken === NEW.accessToken
      ? { returncode: '0', data: ['answer'] }
      : { returncode: 'A0242' },
  );
  expect(await Promise.all([caller().call('channels', {}), other().call('channels', {})])).toEqual([
    ['answer'],
    ['answer'],
  ]);
  expect(retail.callsTo(CHANNELS).map(({ headerToken }) => headerToken)).toEqual([
    'access-old',
    NEW.accessToken,
  ]);
});

test('a canceled request does not cancel a call that others share', async () => {
  const { retail, upstream, session, other } = await fixtureOfTwo('100001');
  const gate = createGate();
  retail.answer(CHANNELS, async () => (await gate.opened, { returncode: '0', data: ['answer'] }));
  const leaving = new AbortController();
  const first = failureOf(
    upstream.forRequest({ session, requestId: 'r1', signal: leaving.signal }).call('channels', {}),
  );
  await retail.arrived(CHANNELS, 1);
  const second = other().call('channels', {});
  leaving.abort();
  expect(await first).toBe('cancelled');
  gate.open();
  expect(await second).toEqual(['answer']);
  expect(retail.callsTo(CHANNELS)).toHaveLength(1);
});

test('each account makes its own calls with SHARED_CACHE_MS 0', async () => {
  const { retail, caller, other } = await fixtureOfTwo('100001', 0);
  await Promise.all([caller().call('channels', {}), other().call('channels', {})]);
  await caller().call('channels', {});
  expect(retail.calls).toHaveLength(3);
});
