import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../gateway/upstream/operations.ts';
import type { Answer, Browser } from './support/browser.ts';
import { canRunCluster, startCluster, type Cluster } from './support/cluster.ts';

const POSTS = '{ viewer { posts { code } } }';
const REFRESH = OPERATIONS.refreshToken;
/** The access token of this account has expired before its first use. */
const ACCOUNT = 'expired';
const TAKEN_OVER = /another process began to refresh the tokens/u;

/** Asks with one cookie at all gateways at once. */
function askEverywhere(user: Browser, { gateways }: Cluster, times: number): Promise<Answer>[] {
  return Array.from({ length: times }, (_none, index) =>
    user.at(gateways[index % gateways.length]?.url ?? '').ask(POSTS),
  );
}

const failuresIn = (answers: readonly Answer[]) => answers.filter(({ errors }) => errors);

async function openCluster() {
  const cluster = await startCluster();
  const user = cluster.browserAt(cluster.gateways[0]);
  await user.signIn(ACCOUNT);
  return { cluster, user, refresh: cluster.services.hold(REFRESH) };
}

describe.skipIf(!canRunCluster())('an expired token, in three processes', () => {
  test('is refreshed once for 50 calls', async () => {
    const { cluster, user, refresh } = await openCluster();
    const { services } = cluster;
    const asked = askEverywhere(user, cluster, 50);
    await refresh.arrived;
    await expect
      .poll(() => new Set(services.callsTo(OPERATIONS.posts).map(({ door }) => door)).size)
      .toBe(3);
    refresh.pass();
    const answers = await Promise.all(asked);
    expect(failuresIn(answers)).toEqual([]);
    expect(services.callsTo(REFRESH)).toHaveLength(1);
  });

  test('is refreshed by another one when the one that began was killed', async () => {
    const { cluster, user, refresh } = await openCluster();
    const asked = askEverywhere(user, cluster, 3).map((answer) => answer.catch(() => null));
    const door = await refresh.arrived;
    await cluster.gateways[door]?.kill();
    const answers = await Promise.all(asked);
    expect(answers[door]).toBeNull();
    expect(failuresIn(answers.filter((answer) => answer !== null))).toEqual([]);
    expect(answers.filter((answer) => answer !== null)).toHaveLength(2);
    expect(cluster.services.callsTo(REFRESH)).toHaveLength(2);
    await expectTakeOver(cluster, door);
  });

  test('is refreshed by another one when the one that began hangs, and that one finds the new token', async () => {
    const { cluster, user, refresh } = await openCluster();
    const asked = askEverywhere(user, cluster, 3);
    const door = await refresh.arrived;
    cluster.gateways[door]?.hang();
    const others = await Promise.all(asked.filter((_answer, index) => index !== door));
    expect(failuresIn(others)).toEqual([]);
    await expectTakeOver(cluster, door);
    refresh.lose();
    cluster.gateways[door]?.resume();
    expect(failuresIn(await Promise.all(asked))).toEqual([]);
    expect(failuresIn(await Promise.all(askEverywhere(user, cluster, 6)))).toEqual([]);
    expect(cluster.services.callsTo(REFRESH)).toHaveLength(2);
  });
});

/** One of the other processes says once that it has taken over. */
async function expectTakeOver({ gateways }: Cluster, door: number): Promise<void> {
  const others = gateways.filter((_gateway, index) => index !== door);
  const lines = () => others.flatMap((one) => one.log().filter(({ msg }) => TAKEN_OVER.test(msg)));
  await expect.poll(lines).toHaveLength(1);
}
