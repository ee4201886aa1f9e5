import { describe, expect, test } from 'vitest';
import { DURABLE_MIGRATIONS } from '../../../gateway/store/durable-migrations.ts';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';

const FIRST = 'CREATE TABLE thing (id TEXT PRIMARY KEY)';
const SECOND =
  "ALTER TABLE thing ADD COLUMN bytes {blob}; INSERT INTO thing (id) VALUES ('made once')";

describe.each(durableDialects)('a durable store in %s', (dialect) => {
  test('runs the migration steps that are missing', async () => {
    const place = await durablePlace(dialect);
    const old = await place.open([FIRST]);
    await old.run('INSERT INTO thing VALUES (?)', ['kept']);
    await old.close();
    const steps = [FIRST, SECOND];
    await (await place.open(steps)).close();
    const found = await (await place.open(steps)).all('SELECT id, bytes FROM thing ORDER BY id');
    expect(found).toEqual([
      { id: 'kept', bytes: null },
      { id: 'made once', bytes: null },
    ]);
  });

  test('runs each step once, however many processes start at the same time', async () => {
    const place = await durablePlace(dialect);
    const all = await Promise.all(Array.from({ length: 6 }, () => place.open([FIRST, SECOND])));
    for (const durable of all) expect(await durable.all('SELECT id FROM thing')).toHaveLength(1);
  });

  test('that is newer is refused in one line and left unchanged', async () => {
    const place = await durablePlace(dialect);
    const newer = await place.open([FIRST, SECOND]);
    await newer.close();
    const opening = place.open([FIRST]);
    await expect(opening).rejects.toThrow(
      /is of version 2, newer than 1,.* left as it (is|was).*: start the newer program/u,
    );
    await expect(opening).rejects.toMatchObject({
      name: 'StoreError',
      message: expect.not.stringContaining('\n'),
    });
    expect(await (await place.open([FIRST, SECOND])).all('SELECT id FROM thing')).toHaveLength(1);
  });

  test('is unchanged when a step fails', async () => {
    const place = await durablePlace(dialect);
    await (await place.open([FIRST])).close();
    await expect(place.open([FIRST, `${SECOND}; CREATE TABLE thing (x TEXT)`])).rejects.toThrow(
      /thing.* already exists/u,
    );
    const durable = await place.open([FIRST, SECOND]);
    expect(await durable.all('SELECT id FROM thing')).toEqual([{ id: 'made once' }]);
  });

  test('runs all released steps', async () => {
    const durable = await (await durablePlace(dialect)).open(DURABLE_MIGRATIONS);
    expect(await durable.all('SELECT * FROM list_view')).toEqual([]);
    expect(await durable.all('SELECT * FROM list_settings')).toEqual([]);
  });
});
