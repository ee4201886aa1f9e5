import Database from 'libsql';
import { expect, test, vi } from 'vitest';
import type { Durable } from '../../../gateway/store/durable.ts';
import type { SessionStore } from '../../../gateway/store/session-store.ts';
import { createSqliteDurable } from '../../../gateway/store/sqlite-durable.ts';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { NOW, startGateway, TOKENS } from '../../support/gateway/gateway.ts';
import { SHOPS, SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { HOUR } from './fixture.ts';

/** Collects the databases that a function opens, so that a test can limit their size. */
function openedBy(open: () => void): Database.Database[] {
  const opened = new Set<Database.Database>();
  const original = Database.prototype.pragma;
  const spy = vi.spyOn(Database.prototype, 'pragma').mockImplementation(function pragma(
    this: Database.Database,
    ...asked
  ) {
    opened.add(this);
    return original.apply(this, asked);
  });
  try {
    open();
  } finally {
    spy.mockRestore();
  }
  return [...opened];
}

type Full = 'may not grow' | 'may not be written at all';

/** Fills the file so that it cannot grow and has no free page. */
function useUp(db: Database.Database): void {
  db.pragma('max_page_count = 1');
  const page = db.prepare('INSERT INTO write_probe (bytes) VALUES (zeroblob(2000))');
  expect(() => {
    for (;;) page.run([]);
  }).toThrow('database or disk is full');
}

function openStores(clock: () => number) {
  const options = {
    file: ':memory:',
    secret: Buffer.alloc(32, 7),
    idleMs: 8 * HOUR,
    absoluteMs: 24 * HOUR,
    clock,
  };
  const stores: Partial<{ sessions: SessionStore; durable: Durable }> = {};
  const own = openedBy(() => {
    stores.sessions = createSqliteSessionStore(options);
    stores.durable = createSqliteDurable(':memory:');
  });
  return { stores, own };
}

/** Both SQLite stores of a gateway on a disk that the test can fill. */
async function startOnDisk() {
  const sessionClock = { now: NOW };
  const { stores, own } = openStores(() => sessionClock.now);
  const gateway = await startGateway({}, stores);
  const fill = (how: Full) => {
    for (const db of own) {
      if (how === 'may not grow') useUp(db);
      else db.pragma('query_only = ON');
    }
  };
  const empty = () => own.forEach((db) => db.pragma('max_page_count = 1000000'));
  return { ...gateway, sessionClock, fill, empty };
}

const LOGIN = { ...SIGNED_IN_STAFF, ...TOKENS };
const SIGN_IN = `mutation { sessionSignIn(input: { enterpriseCode: "100001", account: "ops_director", password: "x", userType: STAFF }) {
  viewer { code } userErrors { code } } }`;

test.each<Full>(['may not grow', 'may not be written at all'])(
  'a store that %s is still read, and the gateway is not ready',
  async (how) => {
    mockRetail().answers('shops', SHOPS).refuses('globalParameters', 'A0242');
    const { app, ask, signIn, fill, sessionClock } = await startOnDisk();
    const cookie = await signIn();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    fill(how);
    // Long enough after the last use was saved that it would be saved again.
    sessionClock.now += HOUR;
    const { data, errors } = await ask('{ viewer { code shops { code } jobs { id } } }', {
      cookie,
    });
    expect({ data, errors }).toEqual({
      data: {
        viewer: {
          code: 'ops_director',
          shops: SHOPS.map(({ shopid }) => ({ code: shopid })),
          jobs: [],
        },
      },
      errors: undefined,
    });
  },
);

test('readiness shows within five seconds that a store cannot be written, and that it recovers', async () => {
  mockRetail().refuses('globalParameters', 'A0242');
  const { app, clock, logLines, fill, empty } = await startOnDisk();
  const statusAfter = async (ms: number) => {
    clock.now += ms;
    return (await app.inject('/readyz')).statusCode;
  };
  expect(await statusAfter(0)).toBe(200);
  fill('may not grow');
  expect([await statusAfter(5_000), await statusAfter(0)]).toEqual([503, 503]);
  expect(logLines.filter((line) => line.includes('store down'))).toHaveLength(2);
  empty();
  expect(await statusAfter(5_000)).toBe(200);
});

test('a sign-in that cannot be stored revokes the tokens that the services have issued', async () => {
  const retail = mockRetail().answers('login', LOGIN).answers('logout', null);
  const { ask, fill } = await startOnDisk();
  fill('may not be written at all');
  const { data, errors, headers } = await ask(SIGN_IN);
  expect(data).toEqual({ sessionSignIn: null });
  expect(errors).toMatchObject([{ path: ['sessionSignIn'], extensions: { code: 'INTERNAL' } }]);
  expect(headers['set-cookie']).toBeUndefined();
  const [, logout] = retail.asked;
  expect(retail.paths()).toEqual([
    'msc-auth/authentication/login',
    'msc-auth/authentication/logout',
  ]);
  expect(logout?.body).toEqual({ refreshToken: LOGIN.refreshToken });
});

test('a sign-out revokes its tokens even if the session cannot be deleted', async () => {
  const retail = mockRetail().answers('logout', null);
  const { ask, signIn, fill } = await startOnDisk();
  const cookie = await signIn();
  fill('may not be written at all');
  await ask('mutation { sessionSignOut { userType } }', { cookie });
  expect(retail.paths()).toEqual(['msc-auth/authentication/logout']);
});

test('committed changes survive a power failure', () => {
  const { own } = openStores(() => NOW);
  expect(own.map((db) => db.pragma('synchronous'))).toEqual([
    [{ synchronous: 2 }],
    [{ synchronous: 2 }],
  ]);
});
