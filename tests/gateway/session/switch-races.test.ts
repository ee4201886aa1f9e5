import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { NOW, startGateway, type TestGateway } from '../../support/gateway/gateway.ts';
import { createGate, type Gate } from '../../support/retail/loopback-retail.ts';
import { POSTS, SHOPS, SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';

const SWITCH = `mutation ($input: PostSwitchInput!) {
  postSwitch(input: $input) { viewer { session { scope } } userErrors { code } }
}`;
const SWITCH_POST = '/api/msc-auth/authentication/switchPost';

interface Asked {
  postcode: string;
  shopid: string | null;
}

const accountAt = ({ postcode, shopid }: Asked) => ({
  ...SIGNED_IN_STAFF,
  mainPost: POSTS.find(({ postCode }) => postCode === postcode) ?? null,
  shopid,
  shopname: SHOPS.find((shop) => shop.shopid === shopid)?.shopname ?? null,
});

/** Services that store the last switch; each switch waits for the test to continue. */
function services(before: (asked: Asked, nth: number) => Promise<void>) {
  const state = { at: { postcode: 'P0002', shopid: '1001' } as Asked, switches: 0, lookups: 0 };
  const secondIsThere = createGate();
  const retail: RetailNock = mockRetail()
    .answers('posts', POSTS)
    .replies('shops', () => {
      state.lookups += 1;
      if (state.lookups === 2) secondIsThere.open();
      return { body: { returncode: '0', message: '', data: SHOPS } };
    })
    .replies('switchPost', async (body) => {
      state.switches += 1;
      await before(body as Asked, state.switches);
      state.at = body as Asked;
      return { body: { returncode: '0', message: '', data: accountAt(state.at) } };
    });
  return { retail, state, secondIsThere: secondIsThere.opened };
}

const switchTo = ({ ask }: TestGateway, cookie: string, postCode: string, shopCode = '1001') =>
  ask(SWITCH, { cookie, variables: { input: { postCode, shopCode } } });

const codeOf = ({ errors }: Awaited<ReturnType<TestGateway['ask']>>) =>
  errors?.[0]?.extensions.code ?? 'OK';

function held(): { gate: Gate; arrived: Gate; hold: () => Promise<void> } {
  const [gate, arrived] = [createGate(), createGate()];
  return {
    gate,
    arrived,
    hold: async () => {
      arrived.open();
      await gate.opened;
    },
  };
}

test('when two windows switch at once, one wins and the other is refused, and gateway and services agree', async () => {
  const { gate, arrived, hold } = held();
  const { state, retail, secondIsThere } = services((_asked, nth) =>
    nth === 1 ? hold() : Promise.resolve(),
  );
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  const first = switchTo(gateway, cookie, 'P0003', '1001');
  await arrived.opened;
  const second = switchTo(gateway, cookie, 'P0002', '1002');
  await secondIsThere;
  gate.open();
  expect([codeOf(await first), codeOf(await second)]).toEqual(['OK', 'SCOPE_CHANGED']);
  expect((await second).data).toEqual({ postSwitch: null });
  expect(retail.paths().filter((path) => path.endsWith('switchPost'))).toHaveLength(1);
  expect(state.at).toEqual({ postcode: 'P0003', shopid: '1001' });
  expect((await gateway.ask('{ viewer { session { scope } } }', { cookie })).data).toEqual({
    viewer: { session: { scope: 'P0003~1001' } },
  });
  expect(codeOf(await switchTo(gateway, cookie, 'P0002', '1002'))).toBe('OK');
});

test('when two processes switch at once, the loser sets the services back to the winner’s choice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-switch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const open = () =>
    createSqliteSessionStore({
      file: join(folder, 'gateway.sqlite'),
      secret: Buffer.alloc(32, 7),
      idleMs: 1e9,
      absoluteMs: 1e9,
      clock: () => NOW,
    });
  const { gate, arrived, hold } = held();
  const { state } = services(({ shopid }, nth) =>
    shopid === '1002' && nth === 1 ? hold() : Promise.resolve(),
  );
  const [one, other] = [
    await startGateway({}, { sessions: open() }),
    await startGateway({}, { sessions: open() }),
  ];
  const cookie = await one.signIn();
  const slow = switchTo(one, cookie, 'P0003', '1002');
  await arrived.opened;
  expect(codeOf(await switchTo(other, cookie, 'P0003', '1001'))).toBe('OK');
  gate.open();
  expect(codeOf(await slow)).toBe('SCOPE_CHANGED');
  expect(state.at).toEqual({ postcode: 'P0003', shopid: '1001' });
  expect((await one.ask('{ viewer { session { scope } } }', { cookie })).data).toEqual({
    viewer: { session: { scope: 'P0003~1001' } },
  });
});

test('a token refreshed during the switch is stored with the new post', async () => {
  const { gate, arrived, hold } = held();
  const expired = { body: { returncode: 'A0242', message: '', data: null } };
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  const retail: RetailNock = mockRetail()
    .answers('posts', POSTS)
    .replies('shops', () =>
      retail.asked.at(-1)?.ssoToken === 'access-1'
        ? expired
        : { body: { returncode: '0', message: '', data: SHOPS } },
    )
    .answers('refreshToken', { accessToken: 'access-2', refreshToken: 'refresh-2' })
    .replies('switchPost', async (body) => {
      await hold();
      return { body: { returncode: '0', message: '', data: accountAt(body as Asked) } };
    });
  const switching = switchTo(gateway, cookie, 'P0003');
  await arrived.opened;
  const [during] = await gateway.sessions.ofAccount(SIGNED_IN_STAFF);
  expect(during).toMatchObject({
    tokens: { accessToken: 'access-2' },
    tokenVersion: 2,
    accountVersion: 1,
  });
  await gateway.sessions.replaceTokens(during!.id, 2, {
    accessToken: 'access-3',
    refreshToken: 'refresh-3',
  });
  gate.open();
  expect(codeOf(await switching)).toBe('OK');
  expect((await gateway.sessions.ofAccount(SIGNED_IN_STAFF))[0]).toMatchObject({
    tokens: { accessToken: 'access-3', refreshToken: 'refresh-3' },
    account: { mainPost: { postCode: 'P0003' } },
    accountVersion: 2,
  });
  expect(retail.asked.find(({ path }) => path === SWITCH_POST)?.ssoToken).toBe('access-2');
});

test('a sign-out during the switch wins', async () => {
  const { gate, arrived, hold } = held();
  const { retail } = services(hold);
  retail.answers('logout', null);
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  const switching = switchTo(gateway, cookie, 'P0003');
  await arrived.opened;
  await gateway.ask('mutation { sessionSignOut { userType } }', { cookie });
  gate.open();
  expect(codeOf(await switching)).toBe('SESSION_EXPIRED');
  expect(await gateway.sessions.ofAccount(SIGNED_IN_STAFF)).toEqual([]);
});

test('a lock during a switch, while a second one waits, applies to the answers of both', async () => {
  const { gate, arrived, hold } = held();
  const { secondIsThere } = services(hold);
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  const first = switchTo(gateway, cookie, 'P0003');
  await arrived.opened;
  const second = switchTo(gateway, cookie, 'P0002', '1002');
  await secondIsThere;
  await gateway.ask('mutation { sessionLock { lockedSession { code } } }', { cookie });
  gate.open();
  expect([codeOf(await first), codeOf(await second)]).toEqual(['SESSION_LOCKED', 'SESSION_LOCKED']);
  expect((await first).data).toEqual({ postSwitch: null });
  expect(codeOf(await gateway.ask('{ viewer { code } }', { cookie }))).toBe('SESSION_LOCKED');
});

test.each([
  ['does not come back', 'unreachable' as const, 'UPSTREAM_UNREACHABLE'],
  [
    'returns a different account',
    { body: { returncode: '0', message: '', data: { ...SIGNED_IN_STAFF, userid: 'U1' } } },
    'UPSTREAM_FAILED',
  ],
  ['comes back empty', { body: { returncode: '0', message: '', data: null } }, 'UPSTREAM_FAILED'],
  [
    'ends in a fault of the services',
    { body: { returncode: 'B0001', message: '', data: null } },
    'UPSTREAM_FAILED',
  ],
])(
  'after a switch that %s the services are set back to what the session says',
  async (_what, reply, code) => {
    let at: Asked | null = null;
    mockRetail()
      .answers('posts', POSTS)
      .answers('shops', SHOPS)
      .replies('switchPost', (body) => {
        at = body as Asked;
        return at.postcode === 'P0003'
          ? reply
          : { body: { returncode: '0', message: '', data: accountAt(at) } };
      });
    const gateway = await startGateway();
    const cookie = await gateway.signIn();
    expect(codeOf(await switchTo(gateway, cookie, 'P0003'))).toBe(code);
    expect(at).toEqual({ postcode: 'P0002', shopid: '1001' });
    expect((await gateway.ask('{ viewer { mainPost { code } } }', { cookie })).data).toEqual({
      viewer: { mainPost: { code: 'P0002' } },
    });
  },
);

test('a refusal of the services is reported, and nothing is set back', async () => {
  const retail = mockRetail()
    .answers('posts', POSTS)
    .answers('shops', SHOPS)
    .refuses('switchPost', 'A0409');
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  expect(codeOf(await switchTo(gateway, cookie, 'P0003'))).toBe('UPSTREAM_FAILED');
  expect(retail.asked.filter(({ path }) => path === SWITCH_POST)).toHaveLength(1);
});

test('a switch that cannot be stored here is undone at the services', async () => {
  const { state } = services(() => Promise.resolve());
  const gateway = await startGateway();
  const cookie = await gateway.signIn();
  gateway.sessions.replaceAccount = () => Promise.reject(new Error('disk full'));
  expect(codeOf(await switchTo(gateway, cookie, 'P0003'))).toBe('INTERNAL');
  expect(state.at).toEqual({ postcode: 'P0002', shopid: '1001' });
  expect((await gateway.ask('{ viewer { session { scope } } }', { cookie })).data).toEqual({
    viewer: { session: { scope: 'P0002~1001' } },
  });
});
