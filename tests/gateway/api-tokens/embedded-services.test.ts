import { expect, onTestFinished, test } from 'vitest';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import { NOW, startGateway } from '../../support/gateway/gateway.ts';
import { startRetail } from '../../support/retail/retail-server.ts';

/** Everything is real except the clock: gateway, HTTP, and the embedded services. */
async function portal() {
  const time = { now: NOW };
  const retail = await startRetail({ clock: () => time.now });
  onTestFinished(() => retail.close());
  const gateway = await startGateway(
    { retailUrl: retail.url },
    { transport: createUndiciTransport({ connections: 16 }) },
  );
  async function signIn(account: string): Promise<string> {
    const input = {
      ...{ enterpriseCode: '100001', account, password: 'Retail@2026' },
      userType: 'STAFF',
    };
    const { headers } = await gateway.ask(
      'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { viewer { code } } }',
      { variables: { input } },
    );
    return String(headers['set-cookie']).split(';')[0] ?? '';
  }
  const cookie = await signIn('analyst');
  const passTime = (ms: number) => {
    time.now += ms;
    gateway.clock.now += ms;
  };
  return { gateway, cookie, signIn, db: retail.db, passTime };
}

const CREATE = `mutation {
  apiTokenCreate(input: { name: "BI", scopes: [READ_LISTS], expiresOn: "2026-07-15" }) {
    secret apiToken { id postName } userErrors { message }
  }
}`;
const READ = '{ viewer { code mainPost { name } shops { number } settings { clientName } } }';

test('a token works after the access token and then the refresh token have expired, until it is revoked', async () => {
  const { gateway, cookie, signIn, passTime } = await portal();
  const { data } = await gateway.ask(CREATE, { cookie });
  const { secret, apiToken, userErrors } = data?.apiTokenCreate as {
    secret: string;
    apiToken: { id: string; postName: string };
    userErrors: object[];
  };
  expect(userErrors).toEqual([]);
  const ask = async () => {
    const headers = { authorization: `Bearer ${secret}` };
    const answer = await gateway.ask(READ, { headers });
    return answer.errors?.[0]?.extensions.code ?? answer.data;
  };
  const first = await ask();
  expect(first).toMatchObject({
    viewer: { code: 'analyst', mainPost: { name: apiToken.postName } },
  });
  // The access token expires after half an hour, the refresh token after twelve hours.
  passTime(31 * 60_000);
  expect(await ask()).toEqual(first);
  passTime(13 * 3_600_000);
  expect(await ask()).toEqual(first);
  const later = await signIn('analyst');
  await gateway.ask(
    `mutation { apiTokenRevoke(input: { id: "${apiToken.id}" }) { userErrors { code } } }`,
    { cookie: later },
  );
  expect(await ask()).toBe('UNAUTHENTICATED');
});

test('a token of a service account works like one of a person, until the account is locked', async () => {
  const { gateway, db, signIn } = await portal();
  const cookie = await signIn('admin');
  const LIST = '{ viewer { serviceAccounts { id code apiTokens { name status } } } }';
  const listed = async () => {
    const { data } = await gateway.ask(LIST, { cookie });
    return (data?.viewer as { serviceAccounts: { id: string; code: string }[] }).serviceAccounts;
  };
  const [bi] = await listed();
  const { data } = await gateway.ask(
    `mutation { apiTokenCreate(input: {
      name: "BI", scopes: [READ_LISTS], expiresOn: "2026-07-15", serviceAccount: "${bi!.id}"
    }) { secret apiToken { postName creator { code } } userErrors { message } } }`,
    { cookie },
  );
  const { secret, ...created } = data?.apiTokenCreate as { secret: string };
  expect(created).toEqual({
    ...{ apiToken: { postName: '数据分析师', creator: { code: 'admin' } }, userErrors: [] },
  });
  const ask = async () => {
    const answer = await gateway.ask(READ, { headers: { authorization: `Bearer ${secret}` } });
    return answer.errors?.[0]?.extensions.code ?? (answer.data?.viewer as { code: string }).code;
  };
  expect(await ask()).toBe('svc_bi');
  db.exec("UPDATE account SET status = '0' WHERE usercode = 'svc_bi'");
  expect(await ask()).toBe('SESSION_EXPIRED');
  expect(await ask()).toBe('UNAUTHENTICATED');
  expect(await listed()).toMatchObject([
    { code: 'svc_bi', apiTokens: [{ name: 'BI', status: 'ENDED' }] },
    { code: 'svc_store1001', apiTokens: [] },
  ]);
});
