import { describe, expect, test } from 'vitest';
import type { Durable } from '../../../gateway/store/durable.ts';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { COLLEAGUE, gatewayOver, openViews } from './views-support.ts';

describe.each(durableDialects)('column settings in %s', (dialect) => {
  async function started() {
    return gatewayOver(await (await durablePlace(dialect)).open());
  }

  test('are stored by account and list', async () => {
    const gateway = await started();
    const me = await openViews(gateway);
    expect(await me.settings()).toBeNull();
    const columns = [
      { name: '门店.code', isShown: true, width: 40, pin: 'LEFT' },
      { name: 'b', isShown: false, width: 1000, pin: 'RIGHT' },
    ];
    const { settings, viewer, userErrors } = await me.arrange({ columns, pageSize: 50 });
    expect([settings, userErrors]).toEqual([{ columns, pageSize: 50, version: 1 }, []]);
    expect(viewer).toMatchObject({ id: expect.any(String) });
    expect(await me.settings('tasks')).toBeNull();
    expect(await (await openViews(gateway, COLLEAGUE)).settings()).toBeNull();
    await me.arrange({ columns: [{ name: 'b' }] });
    expect(await me.settings()).toEqual({ columns: [{ name: 'b' }], pageSize: null, version: 2 });
  });

  test('can be reset to the configured ones, with or without the page size', async () => {
    const me = await openViews(await started());
    await me.arrange({ columns: [{ name: 'b' }], pageSize: 30 });
    await me.arrange({ columns: [], pageSize: 30 });
    expect(await me.settings()).toEqual({ columns: [], pageSize: 30, version: 2 });
    expect((await me.arrange({ columns: [] })).settings).toBeNull();
    expect(await me.settings()).toBeNull();
  });

  test('are those of the last of two windows', async () => {
    const me = await openViews(await started());
    await Promise.all(['a', 'b', 'c'].map((name) => me.arrange({ columns: [{ name }] })));
    expect(await me.settings()).toMatchObject({
      columns: [{ name: expect.stringMatching(/^[abc]$/u) }],
      version: 3,
    });
  });
});

test.each([0, 1001, -1])('refuse a page size of %s', async (pageSize) => {
  const me = await openViews(await startGateway());
  const refusal = {
    field: ['input', 'pageSize'],
    code: 'INVALID',
    message: expect.stringContaining('1000'),
  };
  expect(await me.arrange({ pageSize })).toEqual({
    settings: null,
    viewer: null,
    userErrors: [refusal],
  });
});

test('are read with one query for all lists of a request', async () => {
  const durable = await (await durablePlace('sqlite')).open();
  const asked: string[] = [];
  const counting: Durable = {
    ...durable,
    all: (sql, values) => {
      if (sql.includes('list_')) asked.push(sql);
      return durable.all(sql, values);
    },
  };
  const me = await openViews(await gatewayOver(counting));
  const query = `{ viewer {
    a: listViews(list: "approval") { id } b: listViews(list: "tasks") { id } c: listViews(list: "module:1") { id } d: listViews(list: "tasks") { name }
    x: listSettings(list: "approval") { version } y: listSettings(list: "messages") { version } } }`;
  const { data } = await me.asked(query, {});
  expect(data?.viewer).toEqual({ a: [], b: [], c: [], d: [], x: null, y: null });
  expect(asked).toHaveLength(2);
});
