import { describe, expect, test } from 'vitest';
import type { Durable } from '../../../gateway/store/durable.ts';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';

const STEPS = [
  'CREATE TABLE thing (id TEXT PRIMARY KEY, count BIGINT NOT NULL, bytes {blob}, note TEXT)',
];

async function opened(dialect: Durable['dialect']) {
  const place = await durablePlace(dialect);
  return place.open(STEPS);
}

function add(durable: Pick<Durable, 'run'>, id: string, count = 0) {
  return durable.run('INSERT INTO thing (id, count) VALUES (?, ?)', [id, count]);
}

const idsIn = async (durable: Pick<Durable, 'all'>) =>
  (await durable.all<{ id: string }>('SELECT id FROM thing ORDER BY id')).map(({ id }) => id);

describe.each(durableDialects)('the durable store in %s', (dialect) => {
  test('returns stored values unchanged', async () => {
    const durable = await opened(dialect);
    const things = [
      {
        id: '门店 門市 🏬 é',
        count: Number.MAX_SAFE_INTEGER,
        bytes: Buffer.from([0, 255, 39, 0]),
        note: 'it\'s a "?"\n',
      },
      { id: 'b', count: -1, bytes: null, note: null },
      { id: 'c', count: 1_781_481_600_000, bytes: Buffer.alloc(0), note: '' },
    ];
    for (const { id, count, bytes, note } of things) {
      await durable.run('INSERT INTO thing (id, count, bytes, note) VALUES (?, ?, ?, ?)', [
        id,
        count,
        bytes,
        note,
      ]);
    }
    const found = await durable.all<Record<string, unknown>>(
      'SELECT * FROM thing ORDER BY count DESC',
    );
    expect(found).toEqual([things[0], things[2], things[1]]);
    expect(found[0]!.bytes).toBeInstanceOf(Buffer);
  });

  test('reports the number of changed rows, and returns the rows of a change', async () => {
    const durable = await opened(dialect);
    await add(durable, 'a');
    await add(durable, 'b');
    expect(await durable.run('UPDATE thing SET count = count + 1')).toEqual({ changes: 2 });
    expect(await durable.run('DELETE FROM thing WHERE id = ?', ['z'])).toEqual({ changes: 0 });
    const repeated = 'INSERT INTO thing (id, count) VALUES (?, ?) ON CONFLICT (id) DO NOTHING';
    expect(await durable.run(repeated, ['a', 9])).toEqual({ changes: 0 });
    expect(
      await durable.all('UPDATE thing SET count = 7 WHERE id = ? RETURNING count', ['b']),
    ).toEqual([{ count: 7 }]);
  });

  test('returns counts and sums as numbers', async () => {
    const durable = await opened(dialect);
    await add(durable, 'a', 3_000_000_000);
    await add(durable, 'b', 4);
    const [row] = await durable.all('SELECT COUNT(*) AS number, SUM(count) AS total FROM thing');
    expect(row).toEqual({ number: 2, total: 3_000_000_004 });
  });

  test('treats a question mark within quotes as text', async () => {
    const durable = await opened(dialect);
    await durable.run("INSERT INTO thing (id, count, note) VALUES (?, ?, 'really? it''s ?')", [
      'a',
      1,
    ]);
    expect(await durable.all("SELECT note FROM thing WHERE note <> '?' AND id = ?", ['a'])).toEqual(
      [{ note: "really? it's ?" }],
    );
  });

  test('refuses invalid SQL and stays usable', async () => {
    const durable = await opened(dialect);
    await expect(durable.all('SELECT * FROM nowhere')).rejects.toThrow('nowhere');
    await expect(durable.run('INSERT INTO thing (id) VALUES (?)', ['a'])).rejects.toThrow();
    await add(durable, 'b');
    expect(await idsIn(durable)).toEqual(['b']);
  });

  test('still has its data after it was closed and reopened', async () => {
    const place = await durablePlace(dialect);
    const before = await place.open(STEPS);
    await add(before, 'a');
    await before.close();
    expect(await idsIn(await place.open(STEPS))).toEqual(['a']);
  });

  test('passes its check until it is closed, and may be closed twice', async () => {
    const durable = await opened(dialect);
    await durable.check();
    await Promise.all([durable.close(), durable.close()]);
    await durable.close();
    await expect(durable.check()).rejects.toThrow();
  });
});
