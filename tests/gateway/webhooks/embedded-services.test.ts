import { expect, onTestFinished, test } from 'vitest';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import { createSqliteDurable } from '../../../gateway/store/sqlite-durable.ts';
import { NOW, startGateway } from '../../support/gateway/gateway.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { startRetail } from '../../support/retail/retail-server.ts';
import { startReceiver } from './receiver.ts';

const SIGN_IN =
  'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { viewer { code } } }';
const CREATE_TOKEN = `mutation ($serviceAccount: ID) { apiTokenCreate(input: {
  name: "ERP", scopes: [WRITE_TASKS, WRITE_WEBHOOKS], expiresOn: "2026-07-15", serviceAccount: $serviceAccount
}) { secret apiToken { id } } }`;
const CREATE = `mutation ($input: WebhookCreateInput!) {
  webhookCreate(input: $input) { webhook { id } userErrors { message } }
}`;
const CLAIM = `mutation ($id: ID!) {
  taskClaim(input: { id: $id, key: "webhook-claim-1" }) { userErrors { message } }
}`;
const POOL = '{ viewer { tasks(list: POOL) { nodes { id } } } }';
const ACCOUNTS = `{ viewer { serviceAccounts { id code webhooks { status problem { code } } } } }`;

interface Pool {
  viewer: { tasks: { nodes: { id: string }[] } };
}
interface Accounts {
  viewer: { serviceAccounts: { id: string; code: string; webhooks: object[] }[] };
}

/** Everything is real except the clock: gateway, HTTP, receiver and the embedded services. */
async function portal() {
  const time = { now: NOW };
  const retail = await startRetail({ clock: () => time.now });
  onTestFinished(() => retail.close());
  const timers = createManualTimers();
  const durable = createSqliteDurable(':memory:');
  const gateway = await startGateway(
    { retailUrl: retail.url, isWebhookHttpAllowed: true, webhookNetworks: ['127.0.0.1'] },
    {
      transport: createUndiciTransport({ connections: 16 }),
      ...{ webhookAfter: timers.after, durable },
    },
  );
  const begun = () => durable.all('SELECT since FROM webhook_feed WHERE since IS NOT NULL');
  const asked = async (options: Parameters<typeof gateway.ask>[1], query: string) => {
    const { data, errors } = await gateway.ask(query, options);
    expect(errors).toBeUndefined();
    return data ?? {};
  };
  const pass = (ms: number) => {
    time.now += ms;
    gateway.clock.now += ms;
    timers.pass(5_000);
  };
  return {
    db: retail.db,
    durable,
    pass,
    /** Events before the first poll are not reported. */
    async beginFeeds(count: number) {
      pass(5_000);
      await expect.poll(begun).toHaveLength(count);
    },
    async browser(account: string) {
      const input = { enterpriseCode: '100001', account, password: 'Retail@2026' };
      const { headers } = await gateway.ask(SIGN_IN, {
        variables: { input: { ...input, userType: 'STAFF' } },
      });
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      return (query: string, variables: Record<string, unknown> = {}) =>
        asked({ cookie, variables }, query);
    },
    program:
      (secret: string) =>
      (query: string, variables: Record<string, unknown> = {}) =>
        asked(
          { headers: { authorization: `Bearer ${secret}`, 'x-portal-request': '' }, variables },
          query,
        ),
  };
}

test('a task that is claimed reaches the webhook of a program that nobody is signed in for', async () => {
  const { browser, program, beginFeeds, pass } = await portal();
  const ask = await browser('ops_director');
  const created = await ask(CREATE_TOKEN);
  await ask('mutation { sessionSignOut { userType } }');
  const asProgram = program((created.apiTokenCreate as { secret: string }).secret);
  const receiver = await startReceiver();
  const input = { name: 'ERP', url: receiver.url, kinds: ['TASK'] };
  expect(await asProgram(CREATE, { input })).toMatchObject({ webhookCreate: { userErrors: [] } });
  const { viewer } = (await asProgram(POOL)) as unknown as Pool;
  await beginFeeds(1);
  expect(await asProgram(CLAIM, { id: viewer.tasks.nodes[0]?.id })).toMatchObject({
    taskClaim: { userErrors: [] },
  });
  await expect
    .poll(() => {
      pass(20_000);
      return receiver.received.length;
    })
    .toBeGreaterThan(0);
  expect(receiver.received[0]?.event).toMatchObject({
    kind: 'TASK',
    data: { key: expect.any(String) },
  });
});

test('webhooks of service accounts get what the post of each sees, until their account is locked', async () => {
  const { browser, beginFeeds, pass, db, durable } = await portal();
  const admin = await browser('admin');
  const { viewer: listed } = (await admin(ACCOUNTS)) as unknown as Accounts;
  const receivers = new Map<string, Awaited<ReturnType<typeof startReceiver>>>();
  for (const { id, code } of listed.serviceAccounts) {
    const receiver = await startReceiver();
    receivers.set(code, receiver);
    const made = await admin(CREATE_TOKEN, { serviceAccount: id });
    const { apiToken } = made.apiTokenCreate as { apiToken: { id: string } };
    const hook = { name: code, url: receiver.url, kinds: ['TASK'], apiTokenId: apiToken.id };
    const input = { ...hook, serviceAccount: id };
    expect(await admin(CREATE, { input })).toMatchObject({ webhookCreate: { userErrors: [] } });
  }
  await beginFeeds(2);
  // A colleague with the post of one of them, and not of the other; the demo data has no task for it.
  db.exec("UPDATE pool_task SET posttmplcode = 'PT05' WHERE status = 'unlocked'");
  const duty = await browser('duty1001');
  const { viewer } = (await duty(POOL)) as unknown as Pool;
  await duty(CLAIM, { id: viewer.tasks.nodes[0]?.id });
  const received = (code: string) => receivers.get(code)?.received ?? [];
  await expect
    .poll(() => {
      pass(20_000);
      return received('svc_store1001').length;
    })
    .toBeGreaterThan(0);
  expect(received('svc_bi')).toEqual([]);
  db.exec("UPDATE account SET status = '0' WHERE usercode = 'svc_store1001'");
  const ended = () => durable.all('SELECT id FROM api_token WHERE ended_at IS NOT NULL');
  await expect
    .poll(async () => {
      pass(20_000);
      return (await ended()).length;
    })
    .toBe(1);
  expect((await admin(ACCOUNTS)).viewer).toMatchObject({
    serviceAccounts: [
      { code: 'svc_bi', webhooks: [{ status: 'ACTIVE', problem: null }] },
      {
        code: 'svc_store1001',
        webhooks: [{ status: 'STOPPED', problem: { code: 'ACCOUNT_LOCKED' } }],
      },
    ],
  });
});
