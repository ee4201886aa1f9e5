import { expect, test } from 'vitest';
import { SECURITY_EVENTS } from '../../../gateway/request/security-log.ts';
import { startGateway, TOKENS, type TestGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const SIGN_IN = `mutation ($input: SessionSignInInput!) {
  sessionSignIn(input: $input) { viewer { code } userErrors { code } }
}`;
const PASSWORD = 'Right#Marker1';
const WRONG = 'Wrong#Marker2';
const NEXT = 'Next#Marker3';
const SECRETS = [
  PASSWORD,
  WRONG,
  NEXT,
  'code-marker-4',
  'access-marker-5',
  'refresh-marker-6',
  'auto-marker-7',
];
const MARKED = { accessToken: 'access-marker-5', refreshToken: 'refresh-marker-6' };
const ADDRESS = '198.51.100.7';
const ACCOUNT = '100001/ops_director';

interface Line {
  event: string;
  account: string | null;
  session: string | null;
  address: string;
  requestId: string;
}

const linesOf = ({ logLines }: Pick<TestGateway, 'logLines'>): Line[] =>
  logLines
    .map((line) => JSON.parse(line) as Line & { log?: string })
    .filter(({ log }) => log === 'security');

const input = (password: string) => ({
  enterpriseCode: '100001',
  account: 'ops_director',
  password,
  userType: 'STAFF',
});

/** Services with one right password; all other calls succeed. */
function services() {
  const done = { body: { returncode: '0', message: '', data: null } };
  const judged = (right: object) => (body: unknown) => {
    const { password, oldpassword } = body as { password?: string; oldpassword?: string };
    return (password ?? oldpassword) === PASSWORD
      ? right
      : { body: { returncode: 'A0210', message: '', data: null } };
  };
  return mockRetail()
    .replies(
      'login',
      judged({
        body: { returncode: '0', message: '', data: { ...SIGNED_IN_STAFF, ...MARKED } },
      }) as never,
    )
    .replies('checkPassword', judged(done) as never)
    .replies('changePassword', judged(done) as never)
    .replies('passwordPolicy', () => ({
      body: { returncode: '0', message: '', data: { minlength: 8, kinds: 3 } },
    }))
    .answers('logout', null);
}

/** A browser that keeps its cookie. */
async function browser() {
  const gateway = await startGateway({ logLevel: 'trace' });
  let cookie: string | null = null;
  const ask = async (query: string, variables = {}) => {
    const answer = await gateway.ask(query, { variables, cookie, address: ADDRESS });
    const [set] = String(answer.headers['set-cookie'] ?? '').split(';');
    if (set) cookie = set.endsWith('=') ? null : set;
    return answer;
  };
  return { ...gateway, ask, cookieValue: () => cookie?.split('=')[1] ?? '' };
}

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

test('logs a change that was refused for want of a recent proof, and confirmations that were declined', async () => {
  services();
  const gateway = await browser();
  await gateway.ask(SIGN_IN, { input: input(PASSWORD) });
  gateway.clock.now += 16 * 60_000;
  const endOthers = 'mutation { sessionsEndOthers { ended } }';
  await gateway.ask(endOthers);
  const confirm = (password: string) =>
    `mutation { sessionConfirm(input: { password: "${password}" }) { userErrors { code } } }`;
  await gateway.ask(confirm(WRONG));
  await gateway.ask(confirm(PASSWORD));
  await gateway.ask(endOthers);
  const lines = linesOf(gateway);
  const session = lines[0]?.session;
  const who = { account: ACCOUNT, session, address: ADDRESS, requestId: 'test-request' };
  expect(lines).toMatchObject([
    { event: 'signIn', ...who },
    { event: 'refused', code: 'CONFIRMATION_REQUIRED', where: 'sessionsEndOthers', ...who },
    { event: 'confirmFailed', reason: 'A0210', ...who },
    { event: 'confirm', ...who },
    { event: 'otherSessionsEnded', ...who },
  ]);
  for (const marker of [...SECRETS, gateway.cookieValue()])
    expect(gateway.logLines.join('')).not.toContain(marker);
});

test('logs a confirmation of a session without a password', async () => {
  mockRetail();
  const gateway = await startGateway();
  const cookie = await gateway.signIn(undefined, { origin: { method: 'SINGLE_SIGN_ON' } });
  await gateway.ask(
    'mutation { sessionConfirm(input: { password: "any" }) { userErrors { code } } }',
    { cookie },
  );
  expect(linesOf(gateway)).toMatchObject([
    { event: 'confirmFailed', reason: 'NO_PASSWORD', account: ACCOUNT },
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
