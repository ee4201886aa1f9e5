import { describe, expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import {
  COLLEAGUE,
  STRANGER,
  SUPPLIER,
  gatewayOver,
  openQueries,
} from './saved-queries-support.ts';

describe.each(durableDialects)('a saved query in %s', (dialect) => {
  async function started() {
    const place = await durablePlace(dialect);
    return gatewayOver(await place.open());
  }

  test('is returned as it was saved, in the same request and in later ones', async () => {
    const me = await openQueries(await started());
    const { savedQuery, viewer, userErrors } = await me.save({
      name: '  昨日　 销售 ',
      note: '按门店',
      variables: '{ "date": "2026-06-14" }',
    });
    expect(userErrors).toEqual([]);
    expect(viewer).toEqual({ savedQueries: [{ name: '昨日 销售' }] });
    expect(savedQuery).toEqual({
      id: expect.stringMatching(/^.{20,}$/u),
      name: '昨日 销售',
      note: '按门店',
      query: '{ viewer { name } }',
      variables: '{ "date": "2026-06-14" }',
      isShared: false,
      isOwn: true,
      owner: { code: null, name: '李明' },
      ownerName: '李明',
      changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+08:00$/u),
      version: 1,
    });
    expect(await me.all()).toEqual([savedQuery]);
    expect(await me.one(savedQuery!.id)).toEqual(savedQuery);
  });

  test('is changed only with the version that was read', async () => {
    const me = await openQueries(await started());
    const { savedQuery } = await me.save();
    const { id } = savedQuery!;
    const next = await me.save({ id, version: 1, query: '{ viewer { code } }', isShared: true });
    expect(next.savedQuery).toMatchObject({
      query: '{ viewer { code } }',
      isShared: true,
      version: 2,
    });
    const late = await me.save({ id, version: 1 });
    expect(late.userErrors).toMatchObject([{ code: 'CONFLICT', field: ['input', 'version'] }]);
    expect(late.savedQuery).toBeNull();
    expect(await me.all()).toMatchObject([{ version: 2 }]);
  });

  test('is seen by others only when it is shared with them, and changed by its owner alone', async () => {
    const gateway = await started();
    const me = await openQueries(gateway);
    const mine = (await me.save({ name: 'mine' })).savedQuery!;
    const shared = (await me.save({ name: 'shared', isShared: true })).savedQuery!;
    const colleague = await openQueries(gateway, COLLEAGUE);
    expect(await colleague.all()).toMatchObject([{ name: 'shared', isOwn: false }]);
    expect(await colleague.one(shared.id)).toMatchObject({ name: 'shared', ownerName: '李明' });
    // The answer is the same as for one that does not exist.
    expect(await colleague.one(mine.id)).toBeNull();
    expect(await colleague.one('nothing')).toBeNull();
    const stolen = await colleague.save({ id: shared.id, version: 1, name: 'stolen' });
    const missing = await colleague.save({ id: 'nothing', version: 1 });
    expect(stolen.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(stolen.userErrors).toEqual(missing.userErrors);
    expect((await colleague.remove(shared.id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    for (const account of [STRANGER, SUPPLIER]) {
      const other = await openQueries(gateway, account);
      expect([await other.all(), await other.one(shared.id)]).toEqual([[], null]);
    }
    expect((await me.all()).map(({ name }) => name)).toEqual(['mine', 'shared']);
  });

  test('has a name that is unique among the own ones', async () => {
    const gateway = await started();
    const me = await openQueries(gateway);
    await me.save({ name: 'é', isShared: true });
    expect((await me.save({ name: 'e\u0301 ' })).userErrors).toEqual([
      {
        field: ['input', 'name'],
        code: 'INVALID',
        message: expect.stringContaining('“é”'),
      },
    ]);
    const colleague = await openQueries(gateway, COLLEAGUE);
    expect((await colleague.save({ name: 'é' })).userErrors).toEqual([]);
  });

  test('is deleted', async () => {
    const me = await openQueries(await started());
    const { savedQuery } = await me.save();
    await me.save({ name: 'other' });
    expect(await me.remove(savedQuery!.id)).toEqual({
      savedQuery: null,
      viewer: { savedQueries: [{ name: 'other' }] },
      userErrors: [],
    });
    expect((await me.remove(savedQuery!.id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('a query that cannot be saved', () => {
  test.each([
    ['without a name', { name: '  ' }, 'REQUIRED', 'name'],
    ['with a long name', { name: 'x'.repeat(61) }, 'INVALID', 'name'],
    ['with an invisible character', { name: 'a\u0007' }, 'INVALID', 'name'],
    ['with a long note', { note: 'x'.repeat(201) }, 'INVALID', 'note'],
    ['without a query', { query: ' \n' }, 'REQUIRED', 'query'],
    ['with a long query', { query: 'x'.repeat(20_001) }, 'INVALID', 'query'],
    ['with a list as variables', { variables: '[1]' }, 'INVALID', 'variables'],
    ['with broken variables', { variables: '{' }, 'INVALID', 'variables'],
    [
      'with long variables',
      { variables: JSON.stringify({ a: 'x'.repeat(10_000) }) },
      'INVALID',
      'variables',
    ],
  ])('%s is refused with the reason', async (_what, input, code, field) => {
    const place = await durablePlace('sqlite');
    const me = await openQueries(await gatewayOver(await place.open()));
    const { savedQuery, viewer, userErrors } = await me.save(input);
    expect([savedQuery, viewer]).toEqual([null, null]);
    expect(userErrors).toMatchObject([{ code, field: ['input', field] }]);
    expect(userErrors[0]?.message).toMatch(/\.$/u);
    expect(await me.all()).toEqual([]);
  });

  test('because there are too many', async () => {
    const place = await durablePlace('sqlite');
    const me = await openQueries(await gatewayOver(await place.open()));
    for (let index = 0; index < 100; index += 1) await me.save({ name: `query ${index}` });
    const { userErrors } = await me.save({ name: 'one more' });
    expect(userErrors).toMatchObject([
      { code: 'TOO_MANY', message: expect.stringContaining('100') },
    ]);
    const { id, version } = (await me.all())[0]!;
    expect((await me.save({ id, version, name: 'renamed' })).userErrors).toEqual([]);
  });
});

test('the playground is offered to those who may read the schema', async () => {
  for (const [introspection, offered] of [
    ['signed-in', true],
    ['everybody', true],
    ['nobody', false],
  ] as const) {
    const gateway = await startGateway({ introspection });
    const cookie = await gateway.signIn();
    const { data } = await gateway.ask('{ viewer { hasPlayground } }', { cookie });
    expect(data).toEqual({ viewer: { hasPlayground: offered } });
  }
});
