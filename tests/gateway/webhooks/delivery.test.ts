import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { createSealing } from '../../../gateway/sealed/sealing.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { startReceiver, withStatus } from './receiver.ts';
import { beginHook, startHooks } from './webhook-support.ts';

const POLL_MS = 20_000;

describe.each(durableDialects)('Webhooks in %s', (dialect) => {
  test('are sent the events that they want, signed, without a browser', async () => {
    const durable = await (await durablePlace(dialect)).open();
    const receiver = await startReceiver();
    const hooks = await startHooks({}, { durable });
    const { id, secret } = await beginHook(hooks, receiver.url, ['TASK', 'APPROVAL']);
    hooks.happens(
      { kind: 'task', key: 'T1' },
      { kind: 'approval', key: 'WT1' },
      { kind: 'message', key: 'M1' },
    );
    await hooks.pass(POLL_MS);
    await expect.poll(() => receiver.received).toHaveLength(2);
    const byKind = (kind: string) => receiver.received.find(({ event }) => event.kind === kind);
    expect(byKind('APPROVAL')?.event).toEqual({
      id: expect.stringMatching(/^evt_/u),
      kind: 'APPROVAL',
      occurredAt: new Date(hooks.clock.now).toISOString(),
      data: { key: 'WT1' },
    });
    const { headers, body, event } = byKind('TASK')!;
    // By hand, as the specification describes it, and so not with the library that has signed.
    const signed = `${event.id}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(key).toHaveLength(32);
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(hooks.clock.now / 1000)),
      'webhook-signature': `v1,${signature}`,
    });
    await expect.poll(async () => (await hooks.hooks())[0]?.waitingCount).toBe(0);
    expect((await hooks.log(id)).nodes[0]).toMatchObject({
      occurredAt: '2026-06-15T08:30:25+08:00',
      ...{ status: 'DELIVERED', attemptCount: 1, statusCode: 200, problem: null },
      nextAttemptAt: null,
    });
    expect((await hooks.hooks())[0]).toMatchObject({
      status: 'ACTIVE',
      lastDelivery: { status: 'DELIVERED' },
    });
  });

  test('keep events over a restart, and another process sends them', async () => {
    const place = await durablePlace(dialect);
    const receiver = await startReceiver();
    receiver.answerWith(withStatus(500));
    const first = await startHooks({}, { durable: await place.open() });
    const { id } = await beginHook(first, receiver.url, ['TASK']);
    first.happens({ kind: 'task', key: 'T1' });
    await first.pass(POLL_MS);
    await expect.poll(async () => (await first.log(id)).nodes).toMatchObject([{ statusCode: 500 }]);
    await first.app.close();
    const second = await startHooks({}, { durable: await place.open() });
    second.clock.now = first.clock.now;
    receiver.answerWith(withStatus(204));
    await second.pass(15_000);
    await expect.poll(() => receiver.received).toHaveLength(2);
    const [one, two] = receiver.received;
    expect(two?.event).toEqual(one?.event);
    await expect
      .poll(async () => (await second.log(id)).nodes)
      .toMatchObject([{ status: 'DELIVERED', attemptCount: 2, statusCode: 204 }]);
    // The next poll goes on where the first process has stopped.
    await expect.poll(() => second.polled()).toContain('2');
  });

  test('are sent by another process if the one that was sending is gone', async () => {
    const place = await durablePlace(dialect);
    const receiver = await startReceiver();
    const first = await startHooks({}, { durable: await place.open() });
    const { id } = await beginHook(first, receiver.url, ['TASK']);
    receiver.answerWith(() => undefined);
    first.happens({ kind: 'task', key: 'T1' });
    first.begin(POLL_MS);
    await expect.poll(() => receiver.received).toHaveLength(1);
    const second = await startHooks({}, { durable: await place.open() });
    second.clock.now = first.clock.now;
    receiver.answerWith(withStatus(200));
    // Under the lease of the first nothing is sent twice.
    second.begin(10_000);
    expect(receiver.received).toHaveLength(1);
    await second.pass(30_000);
    await expect.poll(() => receiver.received).toHaveLength(2);
    await expect
      .poll(async () => (await second.log(id)).nodes)
      .toMatchObject([{ status: 'DELIVERED', attemptCount: 2 }]);
  });

  test('store neither address nor secret nor content in the clear', async () => {
    const durable = await (await durablePlace(dialect)).open();
    const receiver = await startReceiver();
    const hooks = await startHooks({}, { durable });
    const { secret } = await beginHook(hooks, receiver.url, ['TASK']);
    hooks.happens({ kind: 'task', key: 'secret-key' });
    await hooks.pass(POLL_MS);
    await expect.poll(() => receiver.received).toHaveLength(1);
    const rows = [
      ...(await durable.all<object>('SELECT * FROM webhook')),
      ...(await durable.all<object>('SELECT * FROM webhook_delivery')),
    ];
    const stored = rows.flatMap((row) => Object.values(row).map(String)).join('\n');
    for (const text of [secret, secret.slice(6), receiver.url, 'secret-key'])
      expect(stored + hooks.logLines.join('\n')).not.toContain(text);
  });
});

test('an ended job is sent once, with its id for queries', async () => {
  const durable = await (await durablePlace('sqlite')).open();
  const receiver = await startReceiver();
  const hooks = await startHooks({}, { durable });
  await beginHook(hooks, receiver.url, ['JOB']);
  const { ent_id: enterprise, userid } = SIGNED_IN_STAFF;
  const owner = createSealing(Buffer.alloc(32, 7)).fingerprint('account', enterprise, userid);
  await durable.run(
    `INSERT INTO job (id, account, client_key, kind, module_code, status, phase, sealed, session_id, scope, done_count,
       is_capped, started_at, ended_at, is_resumable, lease_until, takeovers)
     VALUES ('job-1', ?, 'k', 'EXPORT', 'm', 'READY', 'WRITE', ?, 's', '', 42, 0, 0, ?, 0, 0, 0)`,
    [owner, Buffer.alloc(0), hooks.clock.now + 1],
  );
  await hooks.pass(POLL_MS);
  await hooks.pass(POLL_MS);
  expect(receiver.received.map(({ event }) => event)).toMatchObject([
    { kind: 'JOB', data: { id: expect.any(String), status: 'READY', doneCount: 42 } },
  ]);
});

test('after lost events a webhook is told that anything of its kinds may have changed', async () => {
  const receiver = await startReceiver();
  const hooks = await startHooks();
  await beginHook(hooks, receiver.url, ['TASK', 'MESSAGE']);
  hooks.loseCursor();
  await hooks.pass(POLL_MS);
  const events = receiver.received.map(({ event: { kind, data } }) => ({ kind, data }));
  expect(events.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { kind: 'MESSAGE', data: { key: null } },
    { kind: 'TASK', data: { key: null } },
  ]);
  await hooks.pass(60_000);
  expect(hooks.polled()).toEqual([null, '1', null]);
});

test('the library of Standard Webhooks accepts the signature at the time of the clock', async () => {
  const receiver = await startReceiver();
  const hooks = await startHooks();
  hooks.clock.now = Date.now();
  const cookie = await hooks.signIn();
  const { apiToken } = await hooks.create(
    { expiresOn: tomorrow(), scopes: ['READ_TASKS'] },
    cookie,
  );
  const { webhook, secret } = await hooks.createHook(
    { url: receiver.url, apiTokenId: apiToken?.id },
    cookie,
  );
  await hooks.steer('webhookTest', webhook!.id, cookie);
  const [got] = receiver.received;
  const verify = (body: string) =>
    new Webhook(secret!).verify(body, got!.headers as Record<string, string>);
  expect(verify(got!.body)).toEqual(got!.event);
  expect(() => verify(got!.body.replace('TASK', 'JOB'))).toThrow();
});

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
