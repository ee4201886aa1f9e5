import { describe, expect, test } from 'vitest';
import { browserOf, systemOf } from '../../../gateway/session/user-agent.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const SESSIONS =
  '{ viewer { sessions { id current startedAt lastSeenAt browser system address } } }';
const END_OTHERS =
  'mutation { sessionsEndOthers { ended viewer { sessions { current } } userErrors { code } } }';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

const tokens = (nth: number) => ({ accessToken: `access-${nth}`, refreshToken: `refresh-${nth}` });

test('lists all sessions of the account, the caller’s first, then by last use', async () => {
  mockRetail();
  const { ask, signIn, clock } = await startGateway();
  const own = await signIn(undefined, { origin: { userAgent: EDGE, address: '10.0.0.1' } });
  clock.now += 90_000;
  await signIn(undefined, { origin: { userAgent: 'curl/8', address: '10.0.0.2' } });
  clock.now += 90_000;
  await signIn();
  await signIn({ ...SIGNED_IN_STAFF, userid: 'U0003', userCode: 'somebody_else' });
  const { data } = await ask(SESSIONS, { cookie: own });
  const { sessions } = data?.viewer as { sessions: { id: string }[] };
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(3);
  expect(sessions.map(({ id: _opaque, ...session }) => session)).toMatchInlineSnapshot(`
    [
      {
        "address": "10.0.0.1",
        "browser": "Edge",
        "current": true,
        "lastSeenAt": "2026-06-15T08:33:00+08:00",
        "startedAt": "2026-06-15T08:30:00+08:00",
        "system": "Windows",
      },
      {
        "address": null,
        "browser": null,
        "current": false,
        "lastSeenAt": "2026-06-15T08:33:00+08:00",
        "startedAt": "2026-06-15T08:33:00+08:00",
        "system": null,
      },
      {
        "address": "10.0.0.2",
        "browser": null,
        "current": false,
        "lastSeenAt": "2026-06-15T08:31:30+08:00",
        "startedAt": "2026-06-15T08:31:30+08:00",
        "system": null,
      },
    ]
  `);
});

test('stores the user agent of the sign-in, up to a useful length', async () => {
  mockRetail().answers('login', { ...SIGNED_IN_STAFF, ...tokens(1) });
  const { ask, sessions } = await startGateway();
  const input =
    '{ enterpriseCode: "100001", account: "ops_director", password: "p", userType: STAFF }';
  const headers = { 'user-agent': EDGE + 'x'.repeat(2000) };
  await ask(`mutation { sessionSignIn(input: ${input}) { viewer { id } } }`, { headers });
  const [session] = await sessions.ofAccount(SIGNED_IN_STAFF);
  expect(session?.origin).toMatchObject({
    method: 'PASSWORD',
    autoCode: null,
    address: '127.0.0.1',
  });
  expect(session?.origin.userAgent).toHaveLength(512);
});

test('ends the other sessions here and at the services, and no session of other accounts', async () => {
  const retail = mockRetail().answers('logout', null);
  const { ask, signIn } = await startGateway();
  const own = await signIn();
  const others = [
    await signIn(undefined, { tokens: tokens(2) }),
    await signIn(undefined, { tokens: tokens(3) }),
  ];
  const stranger = await signIn({ ...SIGNED_IN_STAFF, userid: 'U0003' });
  const { data, errors } = await ask(END_OTHERS, { cookie: own });
  expect({ data, errors }).toEqual({
    data: {
      sessionsEndOthers: { ended: 2, viewer: { sessions: [{ current: true }] }, userErrors: [] },
    },
    errors: undefined,
  });
  expect(retail.asked.map(({ body, ssoToken }) => [body, ssoToken])).toEqual(
    expect.arrayContaining([
      [{ refreshToken: 'refresh-2' }, 'access-2'],
      [{ refreshToken: 'refresh-3' }, 'access-3'],
    ]),
  );
  expect(retail.asked).toHaveLength(2);
  for (const cookie of others)
    expect((await ask('{ viewer { id } }', { cookie })).errors?.[0]?.extensions.code).toBe(
      'SESSION_EXPIRED',
    );
  expect((await ask('{ viewer { id } }', { cookie: stranger })).errors).toBeUndefined();
  expect((await ask(END_OTHERS, { cookie: own })).data).toMatchObject({
    sessionsEndOthers: { ended: 0 },
  });
});

test('ends the other sessions even if the services cannot be reached', async () => {
  mockRetail().replies('logout', () => 'unreachable');
  const { ask, signIn } = await startGateway();
  const [own, other] = [await signIn(), await signIn()];
  expect((await ask(END_OTHERS, { cookie: own })).data).toMatchObject({
    sessionsEndOthers: { ended: 1 },
  });
  expect((await ask('{ viewer { id } }', { cookie: other })).errors?.[0]?.extensions.code).toBe(
    'SESSION_EXPIRED',
  );
});

test('a visitor cannot list or end sessions', async () => {
  const { ask } = await startGateway();
  expect((await ask(END_OTHERS)).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
});

test('shows a page how its session began, when it ends, and that it can be locked', async () => {
  const { ask, signIn } = await startGateway({ sessionIdleMs: 30 * 60_000 });
  const query = '{ viewer { session { signedInBy idleMinutes endsAt scope lockable } } }';
  expect(
    (
      await ask(query, {
        cookie: await signIn(undefined, { origin: { method: 'SINGLE_SIGN_ON' } }),
      })
    ).data,
  ).toEqual({
    viewer: {
      session: {
        signedInBy: 'SINGLE_SIGN_ON',
        idleMinutes: 30,
        endsAt: '2026-06-16T08:30:00+08:00',
        scope: 'P0002~1001',
        lockable: true,
      },
    },
  });
});

describe('the names of browser and system', () => {
  const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const ANDROID = `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${WEBKIT}`;
  const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`;
  test.each([
    [EDGE, 'Edge', 'Windows'],
    [`${MAC} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'macOS'],
    [
      `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
      'Safari',
      'macOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
    [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
    [`${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
    [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI Language/zh_CN`, 'WeChat', 'iOS'],
    [
      `${ANDROID} Version/4.0 Chrome/116.0 Mobile Safari/537.36 wxwork/4.1.28 MicroMessenger/7.0.1`,
      'WeCom',
      'Android',
    ],
    [
      `${ANDROID} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`${WINDOWS} Chrome/123.0.0.0 Safari/537.36 QQBrowser/19.0`, 'QQ Browser', 'Windows'],
    [
      `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${WEBKIT} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1 HuaweiBrowser/5.0`,
      'Huawei Browser',
      'HarmonyOS',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome',
      'ChromeOS',
    ],
    ['curl/8.5.0', null, null],
    ['', null, null],
    [null, null, null],
  ])('are read from %s', (userAgent, browser, system) => {
    expect([browserOf(userAgent), systemOf(userAgent)]).toEqual([browser, system]);
  });
});
