import { afterAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../schema/generated/retail.ts';
import { signInRetail } from '../support/retail-client.ts';
import { buildRetail } from '../support/retail-server.ts';

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

const read = async (client = director) =>
  (await client.call<Layout>('/api/msc-ucs/dashboardUser/getLayout', { dtmplcode: 'home', usercode: '' })).data;
const save = (version: number, details: object[]) =>
  director.call<Layout | null>(SAVE, { dtmplcode: 'home', usercode: 'ops_director', version, details });
const codes = ({ cards }: Layout) => cards.map(({ cardcode }) => cardcode);

it('begins with the template of the post, and of suppliers', async () => {
  const supplier = await signInRetail(app, 'v10001');
  expect((await read()).version).toBe(0);
  expect(codes(await read())).toContain('operating01');
  expect(codes(await read(supplier))).toContain('supplier01');
});

it('answers the saved cards in their order and places', async () => {
  await save(0, [{ cardcode: 'salesline', rownum: 1, colnum: 1, width: 12, height: 2 }, { cardcode: 'operating01' }]);
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

it('does not overwrite what was saved elsewhere in the meantime', async () => {
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

it('refuses more cards than the dashboard holds', async () => {
  db.exec("UPDATE dashboard SET maxnum = 1 WHERE dtmplcode = 'home'");
  const { returncode, message } = await save(0, [{ cardcode: 'operating01' }, { cardcode: 'operating02' }]);
  expect([returncode, message]).toEqual(['A0400', 'At most 1 cards']);
  db.exec("UPDATE dashboard SET maxnum = 20 WHERE dtmplcode = 'home'");
});

it('leaves out a saved card that is gone since', async () => {
  await save(0, [{ cardcode: 'operating01' }, { cardcode: 'operating02' }]);
  db.exec("UPDATE dashboard_user SET cards = replace(cards, 'operating02', 'gone')");
  expect(codes(await read())).toEqual(['operating01']);
});

it('tells which cards may stand on the dashboard and which do', async () => {
  await save(0, [{ cardcode: 'operating01' }]);
  const { data } = await director.call<Template[]>('/api/msc-ucs/dashboardTmplCard/queryWithMore', {
    params: { dtype: 'home', dtmplcode: 'home' },
  });
  expect(data).toHaveLength(1);
  expect(data[0]?.details.filter(({ checked }) => checked).map(({ cardcode }) => cardcode)).toEqual(['operating01']);
  expect(data[0]?.details.length).toBeGreaterThan(4);
});

it('refuses a dashboard that there is not', async () => {
  const { returncode, message } = await director.call('/api/msc-ucs/dashboardUser/getLayout', {
    dtmplcode: 'nothing',
    usercode: '',
  });
  expect([returncode, message]).toEqual(['A0400', "Bad parameter dtmplcode: no dashboard 'nothing'"]);
});
