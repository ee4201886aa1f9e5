import { afterAll, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Manual = components['schemas']['Manual'];

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');

afterAll(async () => {
  await app.close();
  db.close();
});

const find = async (modulecode: string, locale?: string) =>
  (
    await director.call<Manual | null>('/api/msc-ucs/operatehelp/getOne', {
      modulecode,
      ...(locale && { locale }),
    })
  ).data;

it('there are manuals of at least eight modules in three languages', () => {
  const modules = db
    .prepare('SELECT modulecode FROM manual GROUP BY modulecode HAVING count(*) = 3')
    .all([]);
  expect(modules.length).toBeGreaterThanOrEqual(8);
  const strangers = db
    .prepare(
      'SELECT modulecode FROM manual WHERE modulecode NOT IN (SELECT modulecode FROM module)',
    )
    .all([]);
  expect(strangers).toEqual([]);
});

it('a manual is returned in the requested language', async () => {
  const titles = await Promise.all(
    ['zh-CN', 'zh-TW', 'en-US'].map(async (locale) => (await find('200101', locale))?.title),
  );
  expect(titles).toEqual(['要货申请', '補貨申請', 'Replenishment requests']);
  expect(await find('200101', 'en-US')).toMatchObject({
    content: expect.stringContaining('<h2>Step by step</h2><ol><li>'),
    modifytime: '2026-05-11 08:00:00',
  });
});

it('a manual falls back to zh-CN for an unknown locale and without one', async () => {
  expect((await find('200112', 'en-US'))?.title).toBe('退货单');
  expect((await find('200101', 'fr-FR'))?.title).toBe('要货申请');
  expect((await find('200101'))?.title).toBe('要货申请');
});

it('a module without a manual returns nothing', async () => {
  expect(await find('200113', 'zh-CN')).toBeNull();
  expect(await find('999999', 'zh-CN')).toBeNull();
});

it('one manual contains HTML that clients must sanitize', async () => {
  const manual = await find('900001');
  for (const danger of [
    '<script>',
    'onerror=',
    'onclick=',
    'javascript:',
    '<iframe',
    '<style>',
    '<form',
    'position:fixed',
  ])
    expect(manual?.content).toContain(danger);
});
