import { afterAll, beforeEach, expect, it } from 'vitest';
import { createRetailApp } from '../../../retail/server/app.ts';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail, type RetailClient } from '../../support/retail/retail-client.ts';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';

type MustSeeItem = components['schemas']['MustSeeItem'];

const NOON = Date.parse('2026-06-15T04:00:00Z');
let now = NOON;
const db = openSeededDatabase();
const app = createRetailApp({ db, clock: () => now });
const seeded = db.prepare('SELECT * FROM must_see_seen').raw().all([]) as string[][];

afterAll(async () => {
  await app.close();
  db.close();
});

beforeEach(() => {
  now = NOON;
  db.exec('DELETE FROM must_see_seen');
  for (const row of seeded) db.prepare('INSERT INTO must_see_seen VALUES (?, ?, ?)').run(row);
});

const list = async (client: RetailClient) => {
  const { data } = await client.call<MustSeeItem[]>('/api/msc-ucs/dashboardDailySeeUser/list', {
    usercode: '',
  });
  return data;
};
const mark = async (client: RetailClient, code: string) =>
  (await client.call('/api/msc-ucs/dashboardDailySeeUser/seen', { code })).returncode;
const seen = (items: readonly MustSeeItem[]) =>
  items.filter((item) => item.seen === '1').map(({ code }) => code);

it.each([
  'general',
  'ops_director',
  'area_east',
  'store1001',
  'duty1001',
  'buyer_manager',
  'buyer_fresh',
  'finance',
  'analyst',
  'admin',
  'v10001',
])(
  'gives %s five things to look at, two of them seen, of modules that he may open',
  async (usercode) => {
    const client = await signInRetail(app, usercode);
    const items = await list(client);
    expect([items.length, seen(items).length]).toEqual([5, 2]);
    for (const { modulecode, nameentrycode } of items) {
      const { returncode, data } = await client.call<unknown[]>('/api/msc-ucs/module/query', {
        params: { modulecode },
      });
      expect([modulecode, returncode, data.length]).toEqual([modulecode, '0', 1]);
      expect(nameentrycode).toMatch(/^mustsee\.\w+$/);
    }
  },
);

it('accounts without applications get few items: a trainee one, a supplier none', async () => {
  expect(await list(await signInRetail(app, 'newbie'))).toHaveLength(1);
  expect(await list(await signInRetail(app, 'v10002'))).toEqual([]);
});

it("an item is marked as seen for the caller's account only, and marking can be repeated", async () => {
  const [director, deputy] = [
    await signInRetail(app, 'ops_director'),
    await signInRetail(app, 'director_deputy'),
  ];
  expect([await mark(director, 'S2'), await mark(director, 'S2')]).toEqual(['0', '0']);
  expect(seen(await list(director))).toEqual(['S2', 'S4', 'S5']);
  expect(seen(await list(deputy))).toEqual(['S4', 'S5']);
});

it('items are unseen again on the next business day, from midnight in the time zone of the enterprise rather than UTC', async () => {
  const director = await signInRetail(app, 'ops_director');
  await mark(director, 'S1');
  now = Date.parse('2026-06-15T15:59:59Z');
  const late = await signInRetail(app, 'ops_director');
  expect(seen(await list(late))).toEqual(['S1', 'S4', 'S5']);
  now = Date.parse('2026-06-15T16:00:00Z');
  expect(seen(await list(late))).toEqual([]);
  await mark(late, 'S3');
  expect(seen(await list(late))).toEqual(['S3']);
  expect(
    db.prepare("SELECT DISTINCT day FROM must_see_seen WHERE userid = 'U0002'").all([]),
  ).toEqual([{ day: '2026-06-16' }]);
});

it.each([
  ['an item that there is not', 'nothing', 'A0400'],
  ['an item of another post', 'S18', 'A0301'],
  ['an item of suppliers', 'S31', 'A0301'],
])('refuses %s', async (_title, code, returncode) => {
  expect(await mark(await signInRetail(app, 'ops_director'), code)).toBe(returncode);
});

it('a mark without a code or on behalf of another account is refused', async () => {
  const director = await signInRetail(app, 'ops_director');
  expect((await director.call('/api/msc-ucs/dashboardDailySeeUser/seen', {})).returncode).toBe(
    'A0400',
  );
  expect(
    (await director.call('/api/msc-ucs/dashboardDailySeeUser/list', { usercode: 'finance' }))
      .returncode,
  ).toBe('A0301');
});
