import { describe, expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const MINUTE = 60_000;
const SESSIONS = '{ viewer { sessions { id isCurrent } } }';
const END_OTHERS = 'mutation { sessionsEndOthers { ended userErrors { code } } }';
const end = (id: string) =>
  `mutation { sessionEnd(input: { id: ${JSON.stringify(id)} }) { viewer { sessions { isCurrent } } userErrors { field code message } } }`;
const confirm = (password: string) =>
  `mutation { sessionConfirm(input: { password: ${JSON.stringify(password)} }) { session { signedInBy } userErrors { field code } } }`;

/** What needs a recent proof, with what each answers when there is one. */
const PROTECTED = [
  END_OTHERS,
  end('unknown'),
  'mutation { sessionsEndOfAccount(input: { account: " ", userType: STAFF }) { userErrors { code } } }',
  'mutation { apiTokenCreate(input: { name: "BI", scopes: [], expiresOn: "2026-07-01" }) { userErrors { code } } }',
  'mutation { webhookCreate(input: { name: "a", url: "https://a.example", kinds: [], apiTokenId: "a" }) { userErrors { code } } }',
  'mutation { webhookUpdate(input: { id: "a", name: "b" }) { userErrors { code } } }',
  'mutation { webhookSecretRotate(input: { id: "a" }) { userErrors { code } } }',
];

interface ListedSession {
  id: string;
  isCurrent: boolean;
}

describe('a recent proof of who the account is', () => {
  test.each(PROTECTED)('is needed 15 minutes after the sign-in: %s', async (mutation) => {
    const retail = mockRetail();
    const { ask, signIn, clock } = await startGateway();
    const cookie = await signIn();
    clock.now += 15 * MINUTE;
    const recent = await ask(mutation, { cookie });
    expect(recent.errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain(
      'CONFIRMATION_REQUIRED',
    );
    clock.now += 1;
    const { errors } = await ask(mutation, { cookie });
    expect(errors?.map(({ extensions, message }) => [extensions.code, message])).toEqual([
      ['CONFIRMATION_REQUIRED', 'Enter your password to confirm that it is you, then try again.'],
    ]);
    expect(retail.asked).toEqual([]);
  });

  test('is given by the password, for this session alone', async () => {
    const retail = mockRetail().answers('checkPassword', null);
    const { ask, signIn, clock } = await startGateway();
    const [cookie, other] = [await signIn(), await signIn()];
    clock.now += 16 * MINUTE;
    expect((await ask(confirm('secret'), { cookie })).data).toEqual({
      sessionConfirm: { session: { signedInBy: 'PASSWORD' }, userErrors: [] },
    });
    expect(retail.asked.map(({ path }) => path)).toEqual([
      expect.stringContaining('checkPassword'),
    ]);
    expect((await ask(END_OTHERS, { cookie: other })).errors?.[0]?.extensions.code).toBe(
      'CONFIRMATION_REQUIRED',
    );
    clock.now += 15 * MINUTE;
    expect((await ask(end('unknown'), { cookie })).data).toMatchObject({
      sessionEnd: { userErrors: [{ field: ['input', 'id'], code: 'NOT_FOUND' }] },
    });
    clock.now += 1;
    expect((await ask(END_OTHERS, { cookie })).errors?.[0]?.extensions.code).toBe(
      'CONFIRMATION_REQUIRED',
    );
  });

  test('is not given by a time in the future, from before the clock was set back', async () => {
    mockRetail();
    const { ask, signIn, clock } = await startGateway();
    const cookie = await signIn();
    clock.now -= 16 * MINUTE;
    expect((await ask(END_OTHERS, { cookie })).errors?.[0]?.extensions.code).toBe(
      'CONFIRMATION_REQUIRED',
    );
  });

  test('is not given by a wrong, empty or endless password; the fifth wrong one ends the tries', async () => {
    mockRetail().refuses('checkPassword', 'A0210');
    const { ask, signIn, clock } = await startGateway();
    const cookie = await signIn();
    clock.now += 16 * MINUTE;
    const codeFor = async (password: string) => {
      const { data, errors } = await ask(confirm(password), { cookie });
      const payload = data?.sessionConfirm as { userErrors: { code: string }[] } | null;
      return payload?.userErrors[0]?.code ?? errors?.[0]?.extensions.code;
    };
    expect(await codeFor('')).toBe('REQUIRED');
    expect(await codeFor('x'.repeat(129))).toBe('INVALID');
    for (let nth = 0; nth < 5; nth += 1) expect(await codeFor('wrong')).toBe('WRONG_CREDENTIALS');
    expect(await codeFor('wrong')).toBe('RATE_LIMITED');
    expect((await ask(END_OTHERS, { cookie })).errors?.[0]?.extensions.code).toBe(
      'CONFIRMATION_REQUIRED',
    );
  });

  test('of single sign-on is a new sign-in', async () => {
    mockRetail();
    const { ask, signIn, clock } = await startGateway();
    const cookie = await signIn(undefined, { origin: { method: 'SINGLE_SIGN_ON' } });
    clock.now += 16 * MINUTE;
    const { errors } = await ask(END_OTHERS, { cookie });
    expect(errors?.[0]).toMatchObject({
      message: 'To confirm that it is you, sign out, sign in again, and then repeat this.',
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await ask(confirm('secret'), { cookie })).data).toMatchObject({
      sessionConfirm: { session: null, userErrors: [{ code: 'NO_PASSWORD' }] },
    });
  });

  test('needs a session', async () => {
    const { ask } = await startGateway();
    expect((await ask(confirm('secret'))).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('one session', () => {
  test('is ended by another one of the account, here and at the services', async () => {
    const retail = mockRetail().answers('logout', null);
    const { ask, signIn } = await startGateway();
    const own = await signIn();
    const tokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    const other = await signIn(undefined, { tokens });
    const kept = await signIn();
    const { data } = await ask(SESSIONS, { cookie: other });
    const listed = (data?.viewer as { sessions: ListedSession[] }).sessions;
    const id = listed.find(({ isCurrent }) => isCurrent)?.id ?? '';
    expect((await ask(end(id), { cookie: own })).data).toEqual({
      sessionEnd: {
        viewer: { sessions: [{ isCurrent: true }, { isCurrent: false }] },
        userErrors: [],
      },
    });
    expect(retail.asked.map(({ body, ssoToken }) => [body, ssoToken])).toEqual([
      [{ refreshToken: 'refresh-2' }, 'access-2'],
    ]);
    expect((await ask(SESSIONS, { cookie: other })).errors?.[0]?.extensions.code).toBe(
      'SESSION_EXPIRED',
    );
    expect((await ask(SESSIONS, { cookie: kept })).errors).toBeUndefined();
    expect((await ask(end(id), { cookie: own })).data).toMatchObject({
      sessionEnd: {
        userErrors: [{ code: 'NOT_FOUND', message: 'This session has already ended.' }],
      },
    });
  });

  test('is not ended by itself, by its bare id or by another account', async () => {
    mockRetail();
    const { ask, signIn } = await startGateway();
    const own = await signIn();
    const stranger = await signIn({ ...SIGNED_IN_STAFF, userid: 'U0003' });
    const { data } = await ask(SESSIONS, { cookie: own });
    const id = (data?.viewer as { sessions: ListedSession[] }).sessions[0]?.id ?? '';
    const codeOf = async (given: string, cookie: string) =>
      (
        (await ask(end(given), { cookie })).data?.sessionEnd as {
          userErrors: { code: string }[];
        }
      ).userErrors[0]?.code;
    expect(await codeOf(id, own)).toBe('INVALID');
    expect(await codeOf(id, stranger)).toBe('NOT_FOUND');
    expect(await codeOf('', own)).toBe('NOT_FOUND');
    expect((await ask(SESSIONS, { cookie: own })).errors).toBeUndefined();
  });
});
