import { describe, expect, test } from 'vitest';
import { announceEvent } from '../../retail/messages/events.ts';
import { OPERATIONS } from '../../gateway/upstream/operations.ts';
import { within } from '../support/postgres.ts';
import { adminConnection } from '../support/redis.ts';
import type { Answer, Browser } from './support/browser.ts';
import { canRunCluster, ownPostgres, startCluster, type Cluster } from './support/cluster.ts';

const WHO = '{ viewer { code } }';
const SIGNED_IN = { viewer: { code: 'ops_director' } };
const LIST = 'module:200207';
const PAGE = `{ viewer {
  listModule(code: "200207") { rows(page: 1, pageSize: 5) { totalCount nodes { key } } }
  dashboard { cards { ... on KpiCard { code figures { yesterday } } } }
  listViews(list: "${LIST}") { name }
  jobs { id }
} }`;
const SAVE_SETTINGS = `mutation ($input: ListSettingsSaveInput!) {
  listSettingsSave(input: $input) { settings { pageSize } userErrors { code } }
}`;
const settings = (pageSize: number) => ({ input: { list: LIST, columns: [], pageSize } });
const UNAVAILABLE = { code: 'INTERNAL', reason: 'STORE_UNAVAILABLE' };

interface Page {
  viewer: {
    listModule: { rows: { totalCount: number; nodes: object[] } };
    dashboard: { cards: { figures?: object }[] };
    listViews: object[] | null;
    jobs: object[] | null;
  };
}

/** Asks each gateway the same with one cookie. */
const everywhere = (user: Browser, { gateways }: Cluster, query: string): Promise<Answer[]> =>
  Promise.all(gateways.map(({ url }) => user.at(url).ask(query)));

const allRun = ({ gateways }: Cluster): boolean => gateways.every((one) => one.isRunning());

/** Messages of the log of each gateway that match. */
const linesOf = ({ gateways }: Cluster, text: RegExp): string[][] =>
  gateways.map((one) => one.log().flatMap(({ msg }) => (text.test(msg) ? [msg] : [])));

describe.skipIf(!canRunCluster())('an event of the services', () => {
  test('that one gateway has polled is passed on by all', async () => {
    const { gateways, services, browserAt } = await startCluster();
    const users = gateways.map((gateway) => browserAt(gateway));
    await Promise.all(users.map((user) => user.signIn('buyer_fresh')));
    const heard = await Promise.all(users.map((user) => user.listen()));
    await services.arrived(OPERATIONS.events, 4);
    const before = services.callsTo(OPERATIONS.events).length;
    announceEvent(services.db, Date.now(), {
      ...{ audience: 'staff', ownerkind: 'account', ownerid: 'buyer_fresh' },
      ...{ kind: 'task', key: 'T42' },
    });
    for (const one of heard) await expect.poll(one.heard, { timeout: 20_000 }).toContain('T42');
    const polled = await services.arrived(OPERATIONS.events, before + 2);
    expect(new Set(polled.slice(before).map(({ door }) => door)).size).toBe(1);
  });
});

describe.skipIf(!canRunCluster())('without Redis', () => {
  test('that has lost everything users sign in again, and all gateways go on', async () => {
    const cluster = await startCluster();
    const user = cluster.browserAt(cluster.gateways[0]);
    await user.signIn();
    await cluster.redis.kill();
    const meanwhile = await everywhere(user, cluster, WHO);
    for (const { errors } of meanwhile) expect(errors?.[0]?.extensions).toMatchObject(UNAVAILABLE);
    await cluster.redis.restart();
    await expect.poll(() => user.signIn().catch(() => null), { timeout: 20_000 }).not.toBeNull();
    await expect
      .poll(async () => (await everywhere(user, cluster, WHO)).map(({ data }) => data), {
        timeout: 20_000,
      })
      .toEqual(Array(3).fill(SIGNED_IN));
    expect(allRun(cluster)).toBe(true);
    for (const lines of linesOf(cluster, /^Redis at .* cannot be used/u)) {
      expect(lines.length).toBeGreaterThan(0);
      expect(new Set(lines).size).toBe(lines.length);
    }
    expect(linesOf(cluster, /^Redis can be used again/u).map((lines) => lines.length)).toEqual(
      Array(3).fill(1),
    );
    expect(linesOf(cluster, /unexpected error/u).flat()).toEqual([]);
  });

  test('that hangs for five seconds nobody is signed out', async () => {
    const cluster = await startCluster();
    const user = cluster.browser();
    await user.signIn();
    const { send } = await adminConnection(cluster.redis);
    // Redis answers no command, and connections stay open.
    await send('CLIENT', 'PAUSE', '5000', 'ALL');
    const asked = everywhere(user, cluster, WHO);
    await send('PING').catch(() => undefined);
    for (const { data, errors } of await asked)
      expect(errors?.[0]?.extensions ?? data).toMatchObject(errors ? UNAVAILABLE : SIGNED_IN);
    await expect
      .poll(async () => (await everywhere(user, cluster, WHO)).map(({ data }) => data), {
        timeout: 20_000,
      })
      .toEqual(Array(3).fill(SIGNED_IN));
    expect(allRun(cluster)).toBe(true);
  });
});

describe.skipIf(!canRunCluster())('without PostgreSQL', () => {
  test('lists and cards work, and views, settings and jobs after it', async () => {
    const postgres = await ownPostgres();
    const cluster = await startCluster({ env: { DATABASE_URL: within(postgres.url, 'public') } });
    const user = cluster.browser();
    await user.signIn();
    const before = (await user.ask(PAGE)).data as Page;
    await postgres.kill();

    for (const answer of await everywhere(user, cluster, PAGE)) {
      const { listModule, dashboard, listViews, jobs } = (answer.data as Page).viewer;
      expect(listModule).toEqual(before.viewer.listModule);
      expect(dashboard).toEqual(before.viewer.dashboard);
      expect([listViews, jobs]).toEqual([null, null]);
      const errors = answer.errors?.map(({ path, extensions }) => [path?.[1], extensions]);
      expect(new Map(errors as [string, object][])).toEqual(
        new Map(['listViews', 'jobs'].map((name) => [name, expect.objectContaining(UNAVAILABLE)])),
      );
    }
    const refused = await user.ask(SAVE_SETTINGS, settings(50));
    expect(refused.errors?.[0]?.extensions).toMatchObject(UNAVAILABLE);
    expect(refused.errors?.[0]?.message).not.toMatch(/postgres|ECONN|tmp/iu);

    await postgres.restart();
    await expect
      .poll(async () => (await user.ask(SAVE_SETTINGS, settings(70))).data, { timeout: 20_000 })
      .toMatchObject({ listSettingsSave: { settings: { pageSize: 70 }, userErrors: [] } });
    await expect
      .poll(async () => (await everywhere(user, cluster, PAGE)).map(({ errors }) => errors))
      .toEqual([undefined, undefined, undefined]);
    expect(allRun(cluster)).toBe(true);
    for (const lines of linesOf(cluster, /^The database .* cannot be used/u))
      expect(lines.length).toBeGreaterThan(0);
    expect(linesOf(cluster, /unexpected error/u).flat()).toEqual([]);
  });
});
