import { expect, test } from 'vitest';
import { startReceiver } from './receiver.ts';
import { beginHook, startHooks } from './webhook-support.ts';

const POLL_MS = 20_000;

test('a dry run sends a test event now and returns the answer, cut and without control characters', async () => {
  const receiver = await startReceiver();
  const hooks = await startHooks();
  const { id } = await beginHook(hooks, receiver.url, ['TASK']);
  receiver.answerWith((response) => response.writeHead(418).end(`\u0000tea\n${'x'.repeat(9_999)}`));
  const { test: refused } = await hooks.steer('webhookTest', id);
  expect(refused).toMatchObject({ isAccepted: false, statusCode: 418, problem: 'STATUS' });
  expect(refused?.answer).toBe(`tea\n${'x'.repeat(507)}`);
  expect(receiver.received[0]?.event).toMatchObject({
    id: refused?.eventId,
    data: { isTest: true },
  });
  receiver.answerWith((response) => response.end());
  await hooks.steer('webhookPause', id);
  expect((await hooks.steer('webhookTest', id)).test).toMatchObject({ isAccepted: true });
  expect((await hooks.log(id)).nodes).toEqual([]);
  for (let count = 2; count < 10; count += 1) await hooks.steer('webhookTest', id);
  const { errors } = await hooks.ask(
    `mutation { webhookTest(input: { id: "${id}" }) { test { isAccepted } } }`,
    { cookie: hooks.cookie },
  );
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'RATE_LIMITED',
    limit: { name: 'webhookTests', limit: 10 },
  });
  expect(receiver.received).toHaveLength(10);
});

test('the delivery log is read in pages, newest first, and kept for 7 days', async () => {
  const receiver = await startReceiver();
  const hooks = await startHooks();
  const { id } = await beginHook(hooks, receiver.url, ['TASK']);
  for (const key of ['T1', 'T2', 'T3']) {
    hooks.happens({ kind: 'task', key });
    await hooks.pass(POLL_MS);
  }
  const sent = receiver.received.map(({ event }) => event.id);
  const first = await hooks.log(id, { first: 2 });
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  const rest = await hooks.log(id, { first: 2, after: first.pageInfo.endCursor });
  const ids = [...first.nodes, ...rest.nodes].map(({ eventId }) => eventId);
  expect(ids).toEqual(sent.toReversed());
  hooks.clock.now += 7 * 86_400_000;
  hooks.begin();
  const query = `{ viewer { webhook(id: "${id}") { deliveries { totalCount } } } }`;
  const cookie = await hooks.signIn();
  await expect
    .poll(async () => (await hooks.ask(query, { cookie })).data)
    .toEqual({ viewer: { webhook: { deliveries: { totalCount: 0 } } } });
});

test('the delivery log has those with one status alone, and a cursor of its own', async () => {
  const receiver = await startReceiver();
  const hooks = await startHooks();
  const { id } = await beginHook(hooks, receiver.url, ['TASK']);
  receiver.answerWith((response) => response.writeHead(500).end());
  hooks.happens({ kind: 'task', key: 'T1' });
  await hooks.pass(POLL_MS);
  const waiting = receiver.received[0]?.event.id;
  receiver.answerWith((response) => response.end());
  hooks.happens({ kind: 'task', key: 'T2' }, { kind: 'task', key: 'T3' });
  await hooks.pass(POLL_MS / 4);
  const read = async (bounds: string) => {
    const query = `{ viewer { webhook(id: "${id}") { deliveries(${bounds}) {
      totalCount nodes { eventId status } pageInfo { endCursor } } } } }`;
    const { data, errors } = await hooks.ask(query, { cookie: hooks.cookie });
    const viewer = data?.viewer as { webhook: { deliveries: Record<string, object> | null } };
    return { log: viewer.webhook.deliveries, code: errors?.[0]?.extensions.code };
  };
  const { log } = await read('status: WAITING');
  expect(log).toMatchObject({ totalCount: 1, nodes: [{ eventId: waiting, status: 'WAITING' }] });
  const { endCursor } = log?.pageInfo as { endCursor: string };
  expect((await read('status: FAILED')).log).toMatchObject({ totalCount: 0, nodes: [] });
  expect((await read(`after: "${endCursor}"`)).code).toBe('BAD_USER_INPUT');
  expect((await read('status: null')).log).toMatchObject({
    totalCount: (await hooks.log(id)).totalCount,
  });
});
