import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { startCluster, type Cluster } from '../support/cluster.ts';
import type { Browser } from '../support/browser.ts';
import { numberFrom } from './number-from.ts';
import {
  askUntilAnswered,
  newWorkLog,
  pause,
  seededRandom,
  workUntil,
  type WorkLog,
} from './working-user.ts';

const USERS = numberFrom('LONG_USERS', 200);
const SECONDS = numberFrom('LONG_SECONDS', 60);
const KILL_EVERY_MS = 5_000;
/** They may add brands. */
const ACCOUNTS = ['ops_director', 'buyer_fresh', 'buyer_staples', 'buyer_snacks', 'buyer_manager'];
const START = `mutation ($input: ExportStartInput!) {
  exportStart(input: $input) { job { id } userErrors { code message } }
}`;
const JOBS = '{ viewer { jobs { id status problem { code message } } } }';
const VIEWS =
  '{ viewer { a: listViews(list: "approval") { name } b: listViews(list: "tasks") { name } c: listViews(list: "messages") { name } } }';
const exportInput = (account: string) => ({
  input: {
    ...{ key: `export-${account}`, moduleCode: '200207', fileName: 'products.xlsx' },
    columns: [{ name: 'productid', title: 'Id' }],
  },
});

interface Job {
  id: string;
  status: string;
  problem: object | null;
}

const jobsOf = (data: unknown): Job[] => (data as { viewer: { jobs: Job[] } }).viewer.jobs;

/** Kills one gateway after the other and starts it again, until the time is over. */
async function killUntil(end: number, { gateways }: Cluster): Promise<number> {
  let kills = 0;
  for (; performance.now() + KILL_EVERY_MS < end; kills += 1) {
    await pause(KILL_EVERY_MS);
    const gateway = gateways[kills % gateways.length];
    await gateway?.kill();
    await gateway?.start();
  }
  return kills;
}

async function signInAll(cluster: Cluster): Promise<Browser[]> {
  const users: Browser[] = [];
  for (let index = 0; index < USERS; index += 1) {
    const user = cluster.browser();
    await user.signIn(ACCOUNTS[index % ACCOUNTS.length]);
    users.push(user);
  }
  return users;
}

/** Names of rows that were added, and how often each is there. */
function rowCounts({ services }: Cluster): Map<string, number> {
  const rows = services.db
    .prepare<{ name: string; count: number }>(
      `SELECT json_extract(fields, '$.brandname') AS name, count(*) AS count
       FROM md_row WHERE entity = 'brand' AND name LIKE 'user-%' GROUP BY name`,
    )
    .all([]);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

function report(log: WorkLog, facts: Readonly<Record<string, number>>): void {
  const times = log.times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const all = {
    ...facts,
    ...{ requests: log.requests, retries: log.retries, errors: log.errors.length },
    ...{ 'signed out': log.signedOut.length, rows: log.rows.length, views: log.views.length },
    ...{ 'p50 ms': at(0.5), 'p99 ms': at(0.99) },
  };
  process.stdout.write(
    `${Object.entries(all)
      .map(([name, value]) => `${name} ${String(value)}`)
      .join(' · ')}\n`,
  );
  for (const line of new Set([...log.errors, ...log.signedOut]))
    process.stdout.write(`  ${line}\n`);
}

test(`${String(USERS)} users work while one of three gateways is killed every five seconds`, async () => {
  const cluster = await startCluster();
  const { services } = cluster;
  const log = newWorkLog();

  const expired = cluster.browser();
  await expired.signIn('expired');
  const fifty = Array.from({ length: 50 }, () => expired.ask('{ viewer { posts { code } } }'));
  expect((await Promise.all(fifty)).flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(services.callsTo(OPERATIONS.refreshToken)).toHaveLength(1);

  const users = await signInAll(cluster);
  const owners = users.slice(0, ACCOUNTS.length);
  const end = performance.now() + SECONDS * 1_000;
  const killed = killUntil(end, cluster);
  const working = users.map((browser, index) =>
    workUntil(end, browser, { name: `user-${String(index)}`, log, random: seededRandom(index) }),
  );
  for (const [index, user] of owners.entries()) {
    // Twice, as after a lost answer: it is started once.
    for (let time = 0; time < 2; time += 1)
      await askUntilAnswered(user, log, START, exportInput(ACCOUNTS[index] ?? ''));
  }
  await Promise.all(working);
  const kills = await killed;

  const found = rowCounts(cluster);
  const readAgain = await Promise.all(users.map((user) => askUntilAnswered(user, log, VIEWS)));
  const views = new Set(
    readAgain.flatMap(({ data }) => {
      const { viewer } = (data ?? { viewer: {} }) as {
        viewer: Record<string, { name: string }[] | null>;
      };
      return Object.values(viewer).flatMap((list) => (list ?? []).map(({ name }) => name));
    }),
  );
  const jobs: Job[] = [];
  for (const user of owners) {
    let own: Job[] = [];
    await expect
      .poll(
        async () => {
          own = jobsOf((await askUntilAnswered(user, log, JOBS)).data);
          return own.map(({ status, problem }) => ({ status, problem }));
        },
        { timeout: 180_000, interval: 1_000 },
      )
      .toEqual([{ status: 'READY', problem: null }]);
    jobs.push(...own);
  }
  const takenOver = cluster.gateways
    .flatMap((one) => one.log())
    .filter(({ msg }) => msg.includes('a job is continued')).length;
  report(log, {
    users: USERS,
    seconds: SECONDS,
    kills,
    exports: jobs.length,
    'taken over': takenOver,
  });

  expect(kills).toBeGreaterThanOrEqual(Math.floor(SECONDS / 20));
  expect(log.signedOut).toEqual([]);
  expect(log.errors).toEqual([]);
  expect(log.rows.filter((name) => found.get(name) !== 1)).toEqual([]);
  expect(log.views.filter((name) => !views.has(name))).toEqual([]);
  expect([...found].filter(([, count]) => count > 1)).toEqual([]);
});
