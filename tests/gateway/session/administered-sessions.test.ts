import { expect, test, vi } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const RIGHT = '{ viewer { isSessionAdministrator } }';
const END_ALL = 'mutation { sessionsEndAll { ended userErrors { field code } } }';
const endOf = (account: string, userType = 'STAFF') => `mutation {
  sessionsEndOfAccount(input: { account: ${JSON.stringify(account)}, userType: ${userType} }) {
    ended userErrors { field code message }
  }
}`;

const tokens = (nth: number) => ({ accessToken: `access-${nth}`, refreshToken: `refresh-${nth}` });
const NURSE = { ...SIGNED_IN_STAFF, userid: 'U0003', userCode: 'colleague' };
const FOREIGN = { ...SIGNED_IN_STAFF, userid: 'X0001', userCode: 'foreign', ent_id: '200002' };

/** Services in whose enterprise `administrator` may end the sessions of `accounts`. */
function services({ isAdministrator = true, accounts = [NURSE] } = {}) {
  const retail = mockRetail()
    .answers('logout', null)
    .replies('sessionRights', (body) => {
      const { account, usertype } = body as { account?: string; usertype?: string };
      const found = accounts.find(({ userCode }) => userCode === account && usertype === '1');
      const listed = found && { userid: found.userid, usercode: found.userCode };
      const data = isAdministrator
        ? { allowed: 1, account: listed ?? null }
        : { allowed: '0', account: null };
      return { body: { returncode: '0', message: '', data } };
    });
  const revoked = () =>
    retail.asked
      .filter(({ path }) => path.endsWith('/logout'))
      .map(({ body, ssoToken }) => [(body as { refreshToken: string }).refreshToken, ssoToken]);
  return { retail, revoked };
}

async function start() {
  const gateway = await startGateway();
  const isLive = async (cookie: string) =>
    (await gateway.ask('{ viewer { code } }', { cookie })).errors?.[0]?.extensions.code ?? true;
  const linesOf = (event: string) =>
    gateway.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line.event === event);
  return { ...gateway, isLive, linesOf };
}

test('an administrator ends all sessions of an account, here and at the services, and no others', async () => {
  const { revoked } = services();
  const { ask, signIn, isLive, linesOf } = await start();
  const own = await signIn();
  const theirs = [
    await signIn(NURSE, { tokens: tokens(2) }),
    await signIn(NURSE, { tokens: tokens(3) }),
  ];
  const namesake = await signIn({ ...FOREIGN, userid: NURSE.userid, userCode: NURSE.userCode });
  expect(await ask(endOf(' colleague '), { cookie: own })).toMatchObject({
    data: { sessionsEndOfAccount: { ended: 2, userErrors: [] } },
    errors: undefined,
  });
  for (const cookie of theirs) expect(await isLive(cookie)).toBe('SESSION_EXPIRED');
  expect(await isLive(own)).toBe(true);
  expect(await isLive(namesake)).toBe(true);
  await vi.waitFor(() =>
    expect(revoked().toSorted()).toEqual([
      ['refresh-2', 'access-2'],
      ['refresh-3', 'access-3'],
    ]),
  );
  expect(linesOf('accountSessionsEnded')).toMatchObject([
    { account: '100001/ops_director', target: '100001/colleague', count: 2 },
  ]);
  // Repeated, it has nothing left to do.
  expect((await ask(endOf('colleague'), { cookie: own })).data).toEqual({
    sessionsEndOfAccount: { ended: 0, userErrors: [] },
  });
});

test('of its own account the session of the request stays', async () => {
  services({ accounts: [SIGNED_IN_STAFF] });
  const { ask, signIn, isLive } = await start();
  const [own, other] = [await signIn(), await signIn()];
  expect((await ask(endOf(SIGNED_IN_STAFF.userCode), { cookie: own })).data).toMatchObject({
    sessionsEndOfAccount: { ended: 1 },
  });
  expect([await isLive(own), await isLive(other)]).toEqual([true, 'SESSION_EXPIRED']);
});

test('an administrator ends all sessions of the enterprise but its own', async () => {
  const { revoked } = services();
  const { ask, signIn, isLive, linesOf } = await start();
  const own = await signIn();
  const others = await Promise.all(
    Array.from({ length: 301 }, (_none, index) =>
      signIn({ ...NURSE, userid: `V${index}` }, { tokens: tokens(index + 2) }),
    ),
  );
  const foreign = await signIn(FOREIGN);
  expect(await ask(END_ALL, { cookie: own })).toMatchObject({
    data: { sessionsEndAll: { ended: 301, userErrors: [] } },
    errors: undefined,
  });
  for (const cookie of [others[0]!, others[200]!, others[300]!])
    expect(await isLive(cookie)).toBe('SESSION_EXPIRED');
  expect([await isLive(own), await isLive(foreign)]).toEqual([true, true]);
  // More than the calls that one request may make.
  await vi.waitFor(() => expect(revoked()).toHaveLength(301), 10_000);
  expect(linesOf('allSessionsEnded')).toMatchObject([
    { account: '100001/ops_director', count: 301 },
  ]);
});

test('whoever may not is told the same for every account, and nothing ends', async () => {
  services({ isAdministrator: false });
  const { ask, signIn, isLive, linesOf } = await start();
  const [own, other] = [await signIn(), await signIn(NURSE)];
  const message =
    'You may not end the sessions of other accounts. Please contact your administrator.';
  for (const account of ['colleague', 'nobody', 'x'.repeat(65)])
    expect((await ask(endOf(account), { cookie: own })).data).toEqual({
      sessionsEndOfAccount: {
        ended: null,
        userErrors: [{ field: null, code: 'NOT_PERMITTED', message }],
      },
    });
  expect((await ask(END_ALL, { cookie: own })).data).toEqual({
    sessionsEndAll: { ended: null, userErrors: [{ field: null, code: 'NOT_PERMITTED' }] },
  });
  expect((await ask(RIGHT, { cookie: own })).data).toEqual({
    viewer: { isSessionAdministrator: false },
  });
  expect(await isLive(other)).toBe(true);
  expect(linesOf('sessionsEndRefused').map(({ target }) => target)).toEqual([
    '100001/colleague',
    '100001/nobody',
    `100001/${'x'.repeat(64)}`,
    null,
  ]);
});

test.each(['nobody', 'x'.repeat(65)])(
  'an administrator is told that there is no such account: %s',
  async (account) => {
    services();
    const { ask, signIn } = await start();
    const { data } = await ask(endOf(account), { cookie: await signIn() });
    expect(data).toMatchObject({
      sessionsEndOfAccount: {
        ended: null,
        userErrors: [{ field: ['input', 'account'], code: 'NOT_FOUND' }],
      },
    });
  },
);

test('an account must be named, and its kind counts', async () => {
  const { retail } = services();
  const { ask, signIn, isLive } = await start();
  const [own, other] = [await signIn(), await signIn(NURSE)];
  expect((await ask(endOf('  '), { cookie: own })).data).toMatchObject({
    sessionsEndOfAccount: {
      ended: null,
      userErrors: [{ field: ['input', 'account'], code: 'REQUIRED' }],
    },
  });
  expect(retail.asked).toEqual([]);
  expect((await ask(endOf('colleague', 'SUPPLIER'), { cookie: own })).data).toMatchObject({
    sessionsEndOfAccount: { userErrors: [{ code: 'NOT_FOUND' }] },
  });
  expect(await isLive(other)).toBe(true);
});

test('an answer about another account than the one that was asked for ends nothing', async () => {
  mockRetail().answers('sessionRights', {
    allowed: '1',
    account: { userid: NURSE.userid, usercode: NURSE.userCode },
  });
  const { ask, signIn, isLive } = await start();
  const [own, other] = [await signIn(), await signIn(NURSE)];
  expect((await ask(endOf('somebody'), { cookie: own })).data).toMatchObject({
    sessionsEndOfAccount: { ended: null, userErrors: [{ code: 'NOT_FOUND' }] },
  });
  expect(await isLive(other)).toBe(true);
});

test('nobody may where the services do not have the call, and nothing ends when they fail', async () => {
  const retail = mockRetail().refuses('sessionRights', 'A0301');
  const { ask, signIn, isLive } = await start();
  const [own, other] = [await signIn(), await signIn(NURSE)];
  expect((await ask(END_ALL, { cookie: own })).data).toMatchObject({
    sessionsEndAll: { userErrors: [{ code: 'NOT_PERMITTED' }] },
  });
  expect(retail.asked).toHaveLength(1);
  mockRetail().replies('sessionRights', () => 'unreachable');
  const { data, errors } = await ask(END_ALL, { cookie: own });
  expect(data).toEqual({ sessionsEndAll: null });
  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNREACHABLE');
  expect((await ask(RIGHT, { cookie: own })).data).toEqual({
    viewer: { isSessionAdministrator: null },
  });
  expect(await isLive(other)).toBe(true);
});

test('a store that fails on the way leaves a line about what has ended', async () => {
  const { revoked } = services();
  const { ask, signIn, sessions, linesOf } = await start();
  const own = await signIn();
  await signIn(NURSE, { tokens: tokens(2) });
  await signIn(NURSE, { tokens: tokens(3) });
  const remove = sessions.delete.bind(sessions);
  const failing = vi
    .spyOn(sessions, 'delete')
    .mockImplementationOnce(remove)
    .mockRejectedValueOnce(new Error('disk full'));
  const { errors } = await ask(END_ALL, { cookie: own });
  expect(failing).toHaveBeenCalledTimes(2);
  expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
  expect(linesOf('allSessionsEnded')).toMatchObject([{ count: 1 }]);
  await vi.waitFor(() => expect(revoked()).toHaveLength(1));
});

test('a visitor and a locked session cannot end sessions', async () => {
  services();
  const { ask, signIn } = await start();
  const locked = await signIn();
  await ask('mutation { sessionLock { userErrors { code } } }', { cookie: locked });
  const codeOf = async (cookie: string | null) =>
    (await ask(END_ALL, { cookie })).errors?.[0]?.extensions.code;
  expect([await codeOf(null), await codeOf(locked)]).toEqual(['UNAUTHENTICATED', 'SESSION_LOCKED']);
});
