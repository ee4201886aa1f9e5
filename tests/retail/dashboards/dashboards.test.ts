import { afterAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Layout = components['schemas']['DashboardLayout'];
type Template = components['schemas']['DashboardTemplate'];

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');
const SAVE = '/api/msc-ucs/dashboardUser/saveLayout';

afterAll(async () => {
  await app.close();
  db.close();
});

beforeEach(() => db.exec('DELETE FROM dashboard_user'));

const read = async (client = director, dtmplcode = 'home') =>
  (await client.call<Layout>('/api/msc-ucs/dashboardUser/getLayout', { dtmplcode, usercode: '' }))
    .data;
const save = (version: number, details: object[], dtmplcode = 'home') =>
  director.call<Layout | null>(SAVE, { dtmplcode, usercode: 'ops_director', version, details });
const reset = (version: number, dtmplcode = 'home') =>
  director.call<Layout | null>('/api/msc-ucs/dashboardUser/resetLayout', {
    dtmplcode,
    usercode: 'ops_director',
    version,
  });
const template = async (dtmplcode: string, client = director) =>
  (
    await client.call<Template[]>('/api/msc-ucs/dashboardTmplCard/queryWithMore', {
      params: { dtype: '', dtmplcode },
    })
  ).data[0]!;
const codes = ({ cards }: Layout) => cards.map(({ cardcode }) => cardcode);

it('a dashboard starts with the template of the post, or with that of suppliers', async () => {
  const supplier = await signInRetail(app, 'v10001');
  expect((await read()).version).toBe(0);
  expect(codes(await read())).toContain('operating01');
  expect(codes(await read(supplier))).toContain('supplier01');
});

it('the saved cards are returned in their order and positions', async () => {
  await save(0, [
    { cardcode: 'salesline', rownum: 1, colnum: 1, width: 12, height: 2 },
    { cardcode: 'operating01' },
  ]);
  const layout = await read();
  expect([layout.version, codes(layout)]).toEqual([1, ['salesline', 'operating01']]);
  expect(layout.cards[0]).toMatchObject({
    cardcode: 'salesline',
    rownum: 1,
    colnum: 1,
    width: 12,
    height: 2,
    uri: '/sales/trend',
  });
});

it('a save does not overwrite one made elsewhere in the meantime', async () => {
  expect((await save(0, [{ cardcode: 'operating01' }])).returncode).toBe('0');
  expect((await save(0, [{ cardcode: 'operating02' }])).returncode).toBe('A0409');
  expect(codes(await read())).toEqual(['operating01']);
  expect((await save(1, [{ cardcode: 'operating02' }])).data?.version).toBe(2);
});

it.each([
  ['no card', [], 'A0400'],
  ['a card twice', [{ cardcode: 'operating01' }, { cardcode: 'operating01' }], 'A0400'],
  ['a card wider than the page', [{ cardcode: 'operating01', colnum: 8, width: 6 }], 'A0400'],
  ['a card that the post has not', [{ cardcode: 'supplier01' }], 'A0301'],
])('refuses a layout with %s', async (_title, details, returncode) => {
  expect((await save(0, details)).returncode).toBe(returncode);
});

it('more cards than the dashboard can hold are refused', async () => {
  db.exec("UPDATE dashboard SET maxnum = 1 WHERE dtmplcode = 'home'");
  const { returncode, message } = await save(0, [
    { cardcode: 'operating01' },
    { cardcode: 'operating02' },
  ]);
  expect([returncode, message]).toEqual(['A0400', 'At most 1 cards']);
  db.exec("UPDATE dashboard SET maxnum = 20 WHERE dtmplcode = 'home'");
});

it('a saved card that no longer exists is left out, and its position is reported', async () => {
  await save(0, [
    { cardcode: 'operating01', rownum: 1, colnum: 1, width: 8, height: 1 },
    { cardcode: 'operating02', rownum: 1, colnum: 9, width: 4, height: 1 },
  ]);
  expect((await read()).gone).toBeUndefined();
  db.exec("UPDATE dashboard_user SET cards = replace(cards, 'operating02', 'gone')");
  const layout = await read();
  expect([codes(layout), layout.gone]).toEqual([
    ['operating01'],
    [{ cardcode: 'gone', rownum: 1, colnum: 9, width: 4, height: 1 }],
  ]);
});

it('the available cards are those on the dashboard in their order, then the others at their template positions', async () => {
  await save(0, [
    { cardcode: 'salesline' },
    { cardcode: 'sales_R2' },
    { cardcode: 'operating01', rownum: 9, colnum: 1, width: 6 },
  ]);
  const { dtype, maxnum, version, details } = await template('home');
  expect([dtype, maxnum, version]).toEqual(['home', 20, 1]);
  expect(details.filter(({ checked }) => checked).map(({ cardcode }) => cardcode)).toEqual([
    'salesline',
    'sales_R2',
    'operating01',
  ]);
  expect(details.findLastIndex(({ checked }) => checked)).toBe(2);
  expect(details[2]).toMatchObject({
    rownum: 1,
    colnum: 1,
    width: 3,
    height: 1,
    appcode: 'RPT',
    modulecode: '200601',
  });
  expect(details.some(({ data }) => data !== undefined)).toBe(false);
  expect(details.length).toBeGreaterThan(maxnum);
});

it('more cards are offered than the page shows initially', async () => {
  const shown = codes(await read());
  const { details } = await template('home');
  const checked = details.filter((card) => card.checked).map(({ cardcode }) => cardcode);
  expect(checked).toEqual(shown);
  expect(details.length).toBeGreaterThan(shown.length);
});

it('a reset restores the template, and a later save from a window with the old version is refused', async () => {
  await save(0, [{ cardcode: 'operating01' }]);
  const { data } = await reset(1);
  expect([data?.version, codes(data!).length]).toEqual([2, 13]);
  expect((await save(1, [{ cardcode: 'operating02' }])).returncode).toBe('A0409');
  expect((await template('home')).version).toBe(2);
  expect((await save(2, [{ cardcode: 'operating02' }])).data?.version).toBe(3);
  expect((await reset(1)).returncode).toBe('A0409');
  expect(codes(await read())).toEqual(['operating02']);
});

it('a reset without a saved layout does not change the version', async () => {
  expect((await reset(0)).data?.version).toBe(0);
  await save(0, [{ cardcode: 'operating01' }]);
  await reset(1);
  expect((await reset(2)).data?.version).toBe(2);
  expect((await reset(0, 'nothing')).returncode).toBe('A0400');
});

it('one of two simultaneous saves succeeds and the other gets a conflict', async () => {
  const answers = await Promise.all(
    ['operating01', 'operating02'].map((cardcode) => save(0, [{ cardcode }])),
  );
  expect(answers.map(({ returncode }) => returncode).toSorted()).toEqual(['0', 'A0409']);
  const winner = answers.find(({ returncode }) => returncode === '0');
  expect(codes(await read())).toEqual(codes(winner!.data!));
});

it('the panel and each group of counters are stored like any dashboard, up to their maximum size', async () => {
  expect(codes(await read(director, 'panel'))).toEqual([
    'todos',
    'mustsee',
    'messages',
    'announcements',
    'channelbar',
  ]);
  await save(
    0,
    [{ cardcode: 'messages' }, { cardcode: 'warnings' }, { cardcode: 'mustsee' }],
    'panel',
  );
  expect(codes(await read(director, 'panel'))).toEqual(['messages', 'warnings', 'mustsee']);
  const { details, maxnum } = await template('group_todo');
  expect(details.length).toBeGreaterThan(maxnum);
  const all = details.map(({ cardcode }) => ({ cardcode }));
  expect(await save(0, all, 'group_todo')).toMatchObject({
    returncode: 'A0400',
    message: 'At most 6 cards',
  });
  await save(0, all.slice(-3), 'group_todo');
  expect(
    (await template('group_todo')).details.slice(0, 3).map(({ cardcode }) => ({ cardcode })),
  ).toEqual(all.slice(-3));
});

it('overlapping cards are allowed, because clients position them by their order', async () => {
  const place = { rownum: 1, colnum: 1, width: 12, height: 20 };
  expect(
    (
      await save(0, [
        { cardcode: 'operating01', ...place },
        { cardcode: 'todo', ...place },
      ])
    ).returncode,
  ).toBe('0');
  expect((await save(1, [{ cardcode: 'operating01', ...place, height: 21 }])).returncode).toBe(
    'A0400',
  );
});

it('each post of an account has its own layout', async () => {
  const manager = await signInRetail(app, 'area_east');
  const layout = {
    dtmplcode: 'home',
    usercode: 'area_east',
    version: 0,
    details: [{ cardcode: 'operating03' }],
  };
  await manager.call(SAVE, layout);
  await manager.call('/api/msc-auth/authentication/switchPost', {
    postcode: 'P0014',
    shopid: null,
  });
  expect((await read(manager)).version).toBe(0);
  expect(codes(await read(manager)).length).toBeGreaterThan(1);
});

it('an unknown dashboard is refused', async () => {
  const { returncode, message } = await director.call('/api/msc-ucs/dashboardUser/getLayout', {
    dtmplcode: 'nothing',
    usercode: '',
  });
  expect([returncode, message]).toEqual([
    'A0400',
    "Bad parameter dtmplcode: no dashboard 'nothing'",
  ]);
});
