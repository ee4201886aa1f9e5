import { expect, onTestFinished, test } from 'vitest';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import { createSqliteDurable } from '../../../gateway/store/sqlite-durable.ts';
import { NOW, startGateway } from '../../support/gateway/gateway.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { startRetail } from '../../support/retail/retail-server.ts';
import { startReceiver } from './receiver.ts';

const SIGN_IN =
  'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { viewer { code } } }';
const CREATE_TOKEN = `mutation { apiTokenCreate(input: {
  name: "ERP", scopes: [WRITE_TASKS, WRITE_WEBHOOKS], expiresOn: "2026-07-15"
}) { secret } }`;
const CREATE = `mutation ($input: WebhookCreateInput!) {
  webhookCreate(input: $input) { webhook { id } userErrors { message } }
}`;
const CLAIM = `mutation ($id: ID!) {
  taskClaim(input: { id: $id, key: "webhook-claim-1" }) { userErrors { message } }
}`;
const POOL = '{ viewer { tasks(list: POOL) { nodes { id } } } }';

/** Everything is real except the clock: gateway, HTTP, receiver and the embedded services. */
test('a task that is claimed reaches the webhook of a program that nobody is signed in for', async () => {
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
  const pass = (ms: number) => {
    time.now += ms;
    gateway.clock.now += ms;
    timers.pass(5_000);
  };
  const input = { enterpriseCode: '100001', account: 'ops_director', password: 'Retail@2026' };
  const signedIn = await gateway.ask(SIGN_IN, {
    variables: { input: { ...input, userType: 'STAFF' } },
  });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const created = await gateway.ask(CREATE_TOKEN, { cookie });
  const { secret } = created.data?.apiTokenCreate as { secret: string };
  await gateway.ask('mutation { sessionSignOut { userType } }', { cookie });
  const program = async (query: string, variables: Record<string, unknown> = {}) => {
    const headers = { authorization: `Bearer ${secret}`, 'x-portal-request': '' };
    const { data, errors } = await gateway.ask(query, { headers, variables });
    expect(errors).toBeUndefined();
    return data ?? {};
  };
  const receiver = await startReceiver();
  const hook = { name: 'ERP', url: receiver.url, kinds: ['TASK'] };
  expect(await program(CREATE, { input: hook })).toMatchObject({
    webhookCreate: { userErrors: [] },
  });
  const { viewer } = (await program(POOL)) as { viewer: { tasks: { nodes: { id: string }[] } } };
  const [task] = viewer.tasks.nodes;
  pass(5_000);
  // Events before the first poll are not reported.
  const begun = () => durable.all('SELECT since FROM webhook_feed WHERE since IS NOT NULL');
  await expect.poll(begun).toHaveLength(1);
  expect(await program(CLAIM, { id: task?.id })).toMatchObject({ taskClaim: { userErrors: [] } });
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
