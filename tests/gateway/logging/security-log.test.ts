import { expect, test } from 'vitest';
import { SECURITY_EVENTS } from '../../../gateway/request/security-log.ts';
import { startGateway, TOKENS } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import {
  ACCOUNT,
  ADDRESS,
  browser,
  input,
  linesOf,
  MARKED,
  NEXT,
  PASSWORD,
  SECRETS,
  services,
  SIGN_IN,
  WRONG,
} from './security-log-support.ts';

test('has one line for each sign-in, lock, unlock, password change and sign-out, with account, address and session, and no secret', async () => {
  services();
  const gateway = await browser();
  const { ask } = gateway;
  await ask(SIGN_IN, { input: input(WRONG) });
  await ask(SIGN_IN, { input: input(PASSWORD) });
  const secret = gateway.cookieValue();
  await ask('mutation { sessionLock { lockedSession { code } } }');
  await ask(`mutation { sessionUnlock(input: { password: "${WRONG}" }) { attemptsLeft } }`);
  await ask(`mutation { sessionUnlock(input: { password: "${PASSWORD}" }) { viewer { code } } }`);
  const change =
    'mutation ($input: PasswordChangeInput!) { passwordChange(input: $input) { endedSessions } }';
  await ask(change, { input: { oldPassword: WRONG, newPassword: NEXT } });
  await ask(change, { input: { oldPassword: PASSWORD, newPassword: NEXT } });
  await ask('mutation { sessionsEndOthers { ended } }');
  await ask('mutation { sessionSignOut { userType } }');
  const lines = linesOf(gateway);
  expect(lines.map(({ event }) => event)).toEqual([
    'signInFailed',
    'signIn',
    'lock',
    'unlockFailed',
    'unlock',
    'passwordChangeFailed',
    'passwordChange',
    'otherSessionsEnded',
    'signOut',
  ]);
  expect(
    new Set(lines.map(({ account, address, requestId }) => [account, address, requestId].join())),
  ).toEqual(new Set([[ACCOUNT, ADDRESS, 'test-request'].join()]));
  const [failed, ...others] = lines.map(({ session }) => session);
  expect(failed).toBeNull();
  expect(new Set(others).size).toBe(1);
  expect(others[0]).toMatch(/^[0-9a-f]{16}$/u);
  const log = gateway.logLines.join('');
  for (const marker of [...SECRETS, secret]) expect(log).not.toContain(marker);
});

test('logs five wrong passwords at the lock screen, and the end of the session', async () => {
  services();
  const gateway = await browser();
  await gateway.ask(SIGN_IN, { input: input(PASSWORD) });
  await gateway.ask('mutation { sessionLock { lockedSession { code } } }');
  for (let count = 0; count < 5; count += 1)
    await gateway.ask(
      `mutation { sessionUnlock(input: { password: "${WRONG}" }) { attemptsLeft } }`,
    );
  expect(linesOf(gateway).map(({ event }) => event)).toEqual([
    'signIn',
    'lock',
    ...Array(5).fill('unlockFailed'),
    'sessionEnded',
  ]);
});

test('logs a limited request once', async () => {
  services();
  const gateway = await browser();
  for (let count = 0; count < 6; count += 1)
    await gateway.ask(SIGN_IN, { input: input(`${WRONG}${count}`) });
  expect(linesOf(gateway).at(-1)).toMatchObject({
    event: 'rateLimited',
    limit: 'signInFailures',
    address: ADDRESS,
  });
  expect(linesOf(gateway)).toHaveLength(6);
});

test('logs refusals: a cookie without the portal header, and several fields of one request once', async () => {
  mockRetail().refuses('posts', 'A0301').refuses('shops', 'A0301');
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  await gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie },
    payload: { query: '{ viewer { id } }' },
  });
  await gateway.ask('{ viewer { posts { code } shops { code } } }', { cookie });
  expect(linesOf(gateway)).toMatchObject([
    { event: 'refused', code: 'FORBIDDEN', where: '/graphql' },
    { event: 'refused', code: 'FORBIDDEN', account: ACCOUNT, where: 'viewer.posts' },
  ]);
});

test('logs switches of post and store, and attempts at a post that the account does not have', async () => {
  mockRetail()
    .answers('posts', [SIGNED_IN_STAFF.mainPost])
    .answers('shops', [{ shopid: '1001', shopname: '南京路店' }])
    .answers('switchPost', { ...SIGNED_IN_STAFF, shopid: '1001', shopname: '南京路店' })
    .answers('switchShop', { ...SIGNED_IN_STAFF, shopid: '1001', shopname: '南京路店' });
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  const { postCode } = SIGNED_IN_STAFF.mainPost!;
  const post = (code: string) =>
    `mutation { postSwitch(input: { postCode: "${code}", shopCode: "1001" }) { userErrors { code } } }`;
  await gateway.ask(post('NOT-HIS'), { cookie });
  await gateway.ask(post(postCode), { cookie });
  await gateway.ask(
    'mutation { shopSwitch(input: { shopCode: "1001" }) { userErrors { code } } }',
    { cookie },
  );
  expect(linesOf(gateway)).toMatchObject([
    { event: 'switchRefused', account: ACCOUNT, field: 'postCode' },
    { event: 'postSwitch', post: postCode, shop: '1001' },
    { event: 'shopSwitch', post: postCode, shop: '1001' },
  ]);
});

test('logs a single sign-on without its code and token', async () => {
  mockRetail()
    .answers('loginByCode', { ...SIGNED_IN_STAFF, ...MARKED, autoCode: 'auto-marker-7' })
    .answers('logout', null);
  const gateway = await startGateway({ logLevel: 'trace' });
  await gateway.ask(
    'mutation { sessionSignInByCode(input: { code: "code-marker-4", confirmed: true }) { viewer { code } } }',
  );
  expect(linesOf(gateway)).toMatchObject([
    { event: 'signIn', method: 'SINGLE_SIGN_ON', account: ACCOUNT },
  ]);
  for (const marker of SECRETS) expect(gateway.logLines.join('')).not.toContain(marker);
});

test('is written at every LOG_LEVEL except silent', async () => {
  mockRetail().answers('login', { ...SIGNED_IN_STAFF, ...TOKENS });
  const gateway = await startGateway({ logLevel: 'error' });
  await gateway.ask(SIGN_IN, { variables: { input: input(PASSWORD) } });
  expect(linesOf(gateway).map(({ event }) => event)).toEqual(['signIn']);
});

test('every event has a unique name', () => {
  expect(new Set(SECURITY_EVENTS).size).toBe(SECURITY_EVENTS.length);
});
