import { afterAll, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Template = components['schemas']['DashboardTemplate'];
type Layout = components['schemas']['DashboardLayout'];

const { app, db } = buildRetail();
const stress = await signInRetail(app, 'stress');
const { data: home } = await stress.call<Layout>('/api/msc-ucs/dashboardUser/getLayout', {
  dtmplcode: 'home',
  usercode: '',
});

afterAll(async () => {
  await app.close();
  db.close();
});

const ask = async <Data>(uri: string, cardcode: string, client = stress) =>
  (await client.call<Data>(`/api/MCA200021${uri}`, { usercode: '', entid: '', cardcode })).data;

it('the test page holds as many odd cards as fit, and the others can be added', async () => {
  const { data } = await stress.call<Template[]>('/api/msc-ucs/dashboardTmplCard/queryWithMore', {
    params: { dtype: 'home', dtmplcode: 'home' },
  });
  expect(home.cards).toHaveLength(data[0]!.maxnum);
  expect(data[0]!.details.length).toBeGreaterThan(home.cards.length);
});

it('odd cards have forbidden addresses, an unknown kind, and names that could break a page', () => {
  expect(
    home.cards.flatMap(({ uri, service }) => (uri?.startsWith('/sales/') ? [] : [service ?? uri])),
  ).toEqual([
    'https://outside.example.com/api/MCA200021/sales/kpi',
    '/../msc-auth/authentication/logout',
    '//outside.example.com/sales/kpi',
    '//somebody@outside.example.com/sales/kpi',
    '/sales%2Fkpi',
    'msc-ucs',
    '/count/get',
  ]);
  expect(home.cards.map(({ uitmpl }) => uitmpl)).toContain('WeatherCard');
  expect(home.cards.map(({ cardname }) => cardname.length)).toContain(200);
  expect(home.cards.some(({ cardname }) => cardname.includes('onerror='))).toBe(true);
});

it('odd cards return unexpected data: nothing, too much, null, negative, without a plan, zero', async () => {
  type Kpi = components['schemas']['KpiCard'];
  expect((await ask<Kpi>('/sales/kpi', 'odd_null')).data.yesterdayValue).toBeNull();
  expect((await ask<Kpi>('/sales/kpi', 'odd_negative')).data.yesterdayValue).toBeLessThan(0);
  expect((await ask<Kpi>('/sales/kpi', 'odd_noplan')).data).toMatchObject({
    monthPlanValue: null,
    yearPlanValue: 0,
  });
  expect((await ask<Kpi>('/sales/kpi', 'odd_zero')).data).toMatchObject({
    beforeYesterdayValue: 0,
    yesterdayRate: null,
  });
  expect(await ask('/sales/storeRanking', 'odd_norows')).toEqual([]);
  expect(await ask('/sales/storeRanking', 'odd_manystores')).toHaveLength(10_000);
  expect(await ask('/sales/progress', 'odd_manyrows')).toHaveLength(10_000);
  const [{ echartData }] = await ask<[{ echartData: unknown[] }]>(
    '/sales/topProduct',
    'odd_manyproducts',
  );
  expect(echartData).toHaveLength(10_000);
});

it('cards with a long name or HTML in their name return normal data, and other accounts get no odd data', async () => {
  type Kpi = components['schemas']['KpiCard'];
  expect((await ask<Kpi>('/sales/kpi', 'odd_long')).data.yesterdayValue).toBeGreaterThan(0);
  expect((await ask<Kpi>('/sales/kpi', 'odd_html')).data.yesterdayValue).toBeGreaterThan(0);
  const director = await signInRetail(app, 'ops_director');
  expect(await ask('/sales/storeRanking', 'odd_manystores', director)).toHaveLength(10);
  expect(await ask('/sales/kpi', 'odd_null', director)).toBeNull();
});
