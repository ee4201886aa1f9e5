import { describe, expect, test } from 'vitest';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { gatewayOver, openViews } from './views-support.ts';

describe.each(durableDialects)('a saved view in %s', (dialect) => {
  async function started() {
    const place = await durablePlace(dialect);
    return gatewayOver(await place.open());
  }

  test('is returned as it was saved, in the same request and in later ones', async () => {
    const me = await openViews(await started());
    const columns = [
      { name: 'amount', isShown: true, width: 120, pin: 'LEFT' },
      { name: 'step', isShown: false, width: null, pin: null },
    ];
    const parameters = { search: '金额 > "1" \u0000', min: '10000' };
    const { view, viewer, userErrors } = await me.save({
      name: '  大额　 待办 ',
      parameters,
      columns,
      isShared: true,
    });
    expect(userErrors).toEqual([]);
    expect(viewer).toEqual({ listViews: [{ name: '大额 待办' }] });
    expect(view).toEqual({
      id: expect.stringMatching(/^.{20,}$/u),
      list: 'approval',
      name: '大额 待办',
      isShared: true,
      isOwn: true,
      owner: { code: null, name: '李明' },
      ownerName: '李明',
      parameters,
      columns,
      version: 1,
    });
    expect(await me.views()).toEqual([view]);
    expect(await me.views('tasks')).toEqual([]);
  });

  test('is changed if it was not changed since it was read', async () => {
    const me = await openViews(await started());
    const { view } = await me.save({ isShared: true, columns: [{ name: 'a' }] });
    const { view: next } = await me.save({
      id: view!.id,
      version: 1,
      name: '小额',
      parameters: { max: '5' },
    });
    expect(next).toEqual({
      ...view,
      name: '小额',
      parameters: { max: '5' },
      isShared: false,
      columns: null,
      version: 2,
    });
    expect(await me.views()).toEqual([next]);
  });

  test('is not overwritten if a different window has changed it', async () => {
    const me = await openViews(await started());
    const { view } = await me.save();
    await me.save({ id: view!.id, version: 1, parameters: { min: '2' } });
    const late = await me.save({ id: view!.id, version: 1, parameters: { min: '3' } });
    expect(late).toEqual({
      view: null,
      viewer: null,
      userErrors: [
        {
          field: ['input', 'version'],
          code: 'CONFLICT',
          message: expect.stringContaining('another window'),
        },
      ],
    });
    const without = await me.save({ id: view!.id, parameters: { min: '4' } });
    expect(without.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await me.views()).toMatchObject([{ parameters: { min: '2' }, version: 2 }]);
  });

  test('is stored once if two windows save it at the same time', async () => {
    const me = await openViews(await started());
    const { view } = await me.save();
    const both = await Promise.all(
      ['2', '3'].map((min) => me.save({ id: view!.id, version: 1, parameters: { min } })),
    );
    expect(both.map(({ userErrors }) => userErrors[0]?.code).sort()).toEqual([
      'CONFLICT',
      undefined,
    ]);
    expect(await me.views()).toMatchObject([{ version: 2 }]);
    const twins = await Promise.all([me.save({ name: 'twin' }), me.save({ name: 'twin' })]);
    expect(twins.map(({ userErrors }) => userErrors[0]?.code).sort()).toEqual([
      'INVALID',
      undefined,
    ]);
    expect(await me.views()).toHaveLength(2);
  });

  test('has a unique name in its list', async () => {
    const me = await openViews(await started());
    await me.save({ name: 'é' });
    const { view: other } = await me.save({ name: '2' });
    const taken = {
      field: ['input', 'name'],
      code: 'INVALID',
      message: expect.stringContaining('“é”'),
    };
    expect((await me.save({ name: 'e\u0301 ' })).userErrors).toEqual([taken]);
    expect((await me.save({ id: other!.id, version: 1, name: 'é' })).userErrors).toEqual([taken]);
    expect((await me.save({ id: other!.id, version: 1, name: '2' })).userErrors).toEqual([]);
    expect((await me.save({ list: 'tasks', name: 'é' })).userErrors).toEqual([]);
    expect((await me.views()).map(({ name }) => name)).toEqual(['2', 'é']);
  });

  test('is deleted only once', async () => {
    const me = await openViews(await started());
    const { view } = await me.save();
    await me.save({ name: 'other' });
    expect(await me.remove(view!.id)).toEqual({
      view: null,
      viewer: { listViews: [{ name: 'other' }] },
      userErrors: [],
    });
    expect(await me.remove(view!.id)).toEqual({
      view: null,
      viewer: null,
      userErrors: [
        {
          field: ['input', 'id'],
          code: 'NOT_FOUND',
          message: expect.stringContaining('no longer exists'),
        },
      ],
    });
    expect((await me.save({ id: view!.id, version: 1 })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect((await me.views()).map(({ name }) => name)).toEqual(['other']);
  });

  test('is refused if there are fifty already', async () => {
    const me = await openViews(await started());
    for (let count = 1; count <= 50; count += 1)
      expect((await me.save({ name: `view ${count}` })).userErrors).toEqual([]);
    const { view, userErrors } = await me.save({ name: 'one more' });
    expect([view, userErrors]).toEqual([
      null,
      [{ field: null, code: 'TOO_MANY', message: expect.stringContaining('50') }],
    ]);
    const names = (await me.views()).map(({ name }) => name);
    expect(names).toHaveLength(50);
    expect(names.slice(0, 3)).toEqual(['view 1', 'view 2', 'view 3']);
  });
});
