import { describe, expect, test } from 'vitest';
import type { Durable, DurableQueries } from '../../../gateway/store/durable.ts';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';

const STEPS = [
  "CREATE TABLE box (id TEXT PRIMARY KEY, count BIGINT NOT NULL); INSERT INTO box VALUES ('a', 0)",
];
const ADD = "UPDATE box SET count = count + 1 WHERE id = 'a'";

async function countOf(queries: DurableQueries): Promise<number> {
  const [row] = await queries.all<{ count: number }>("SELECT count FROM box WHERE id = 'a'");
  return row!.count;
}

/** Reads a number and writes it plus one, yielding in between so that others can interfere. */
async function increase(queries: DurableQueries): Promise<void> {
  const count = await countOf(queries);
  await new Promise((resolve) => setImmediate(resolve));
  await queries.run("UPDATE box SET count = ? WHERE id = 'a'", [count + 1]);
}

async function opened(dialect: Durable['dialect']) {
  return (await durablePlace(dialect)).open(STEPS);
}

describe.each(durableDialects)('a transaction in %s', (dialect) => {
  test('commits all its changes and returns the result of its work', async () => {
    const durable = await opened(dialect);
    const result = await durable.transaction(async ({ run }) => {
      await run(ADD);
      await run("INSERT INTO box VALUES ('b', 5)");
      return 'done';
    });
    expect(result).toBe('done');
    expect(await durable.all('SELECT id, count FROM box ORDER BY id')).toEqual([
      { id: 'a', count: 1 },
      { id: 'b', count: 5 },
    ]);
  });

  test('rolls back all its changes on an error and leaves the store usable', async () => {
    const durable = await opened(dialect);
    const failing = durable.transaction(async ({ run }) => {
      await run(ADD);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const broken = durable.transaction(async ({ run }) => {
      await run(ADD);
      await run("INSERT INTO box VALUES ('a', 1)");
    });
    await expect(broken).rejects.toThrow(/unique/iu);
    expect(await countOf(durable)).toBe(0);
    await durable.run(ADD);
    expect(await countOf(durable)).toBe(1);
  });

  test('does not lose concurrent changes', async () => {
    const place = await durablePlace(dialect);
    const [one, other] = [await place.open(STEPS), await place.open(STEPS)];
    // Two SQLite connections in one process would block each other.
    const stores = dialect === 'sqlite' ? [one] : [one, other];
    await Promise.all(
      stores.flatMap((store) => Array.from({ length: 4 }, () => store.transaction(increase))),
    );
    expect(await countOf(one)).toBe(4 * stores.length);
  });

  test('becomes visible to others as a whole', async () => {
    const durable = await opened(dialect);
    let seen: Promise<number> | undefined;
    await Promise.all([
      durable.transaction(async ({ run }) => {
        await run(ADD);
        await new Promise((resolve) => setImmediate(resolve));
        await run(ADD);
      }),
      new Promise((resolve) => setImmediate(resolve)).then(() => (seen = countOf(durable))),
    ]);
    expect([0, 2]).toContain(await seen);
    expect(await countOf(durable)).toBe(2);
  });

  test('refuses queries outside itself', async () => {
    const durable = await opened(dialect);
    const message = 'in a transaction only its own queries are asked';
    await expect(durable.transaction(() => durable.run(ADD))).rejects.toThrow(message);
    await expect(durable.transaction(() => durable.all('SELECT 1'))).rejects.toThrow(message);
    await expect(durable.transaction(() => durable.transaction(increase))).rejects.toThrow(message);
    expect(await countOf(durable)).toBe(0);
  });

  test('may start work that uses the store after it has ended', async () => {
    const durable = await opened(dialect);
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    let later: Promise<unknown> | undefined;
    await durable.transaction(async ({ run }) => {
      await run(ADD);
      later = ended.then(() => durable.run(ADD));
    });
    end();
    await later;
    expect(await countOf(durable)).toBe(2);
  });

  test('is finished before the store is closed', async () => {
    const place = await durablePlace(dialect);
    const durable = await place.open(STEPS);
    const work = durable.transaction(increase);
    await Promise.all([work, durable.close()]);
    expect(await countOf(await place.open(STEPS))).toBe(1);
  });
});
