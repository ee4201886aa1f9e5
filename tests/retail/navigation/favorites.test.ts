import { afterAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Favorite = components['schemas']['Favorite'];

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');
const manager = await signInRetail(app, 'area_east');
const SAVE = '/api/msc-ucs/favorite/batchSave';
const DELETE = '/api/msc-ucs/favorite/delete';

afterAll(async () => {
  await app.close();
  db.close();
});

beforeEach(() => db.exec("DELETE FROM favorite WHERE usercode = 'ops_director'"));

const list = async (client = director) =>
  (
    await client.call<{ total: number; pageData: Favorite[] }>('/api/msc-ucs/favorite/pageQuery', {
      params: {},
      pageNo: 1,
      pageSize: 20,
    })
  ).data;

const modules = (count: number) => {
  const rows = db
    .prepare("SELECT modulecode FROM module WHERE appcode = 'OPS' ORDER BY modulecode")
    .all([]) as {
    modulecode: string;
  }[];
  return rows.slice(0, count).map(({ modulecode }) => ({ modulecode }));
};

it('newly ticked modules are saved in their order, once', async () => {
  await director.call(SAVE, modules(2));
  await director.call(SAVE, modules(3));
  expect((await list()).pageData.map(({ modulecode }) => ({ modulecode }))).toEqual(modules(3));
});

it('at most 12 favourites are stored, all or none', async () => {
  await director.call(SAVE, modules(11));
  const { returncode, message } = await director.call(SAVE, modules(13).slice(11));
  expect([returncode, message]).toEqual(['A0400', 'At most 12 favourites']);
  expect((await list()).total).toBe(11);
  expect((await director.call(SAVE, modules(12).slice(11))).returncode).toBe('0');
  expect((await list()).total).toBe(12);
});

it('a module of an application that the account lacks is refused', async () => {
  expect((await director.call(SAVE, [{ modulecode: '200501' }])).returncode).toBe('A0301');
});

it("only the caller's favourites are deleted, and deleting can be repeated", async () => {
  const foreign = (await list(manager)).pageData[0];
  expect((await director.call(DELETE, { id: foreign?.id })).returncode).toBe('A0301');
  expect((await list(manager)).total).toBe(12);
  await director.call(SAVE, modules(1));
  const id = (await list()).pageData[0]?.id;
  expect([
    (await director.call(DELETE, { id })).returncode,
    (await director.call(DELETE, { id })).returncode,
  ]).toEqual(['0', '0']);
  expect((await list()).total).toBe(0);
});

it('a favourite whose module no longer exists is left out', async () => {
  await director.call(SAVE, modules(2));
  db.exec(
    `UPDATE favorite SET modulecode = 'gone' WHERE usercode = 'ops_director' AND modulecode = '${modules(1)[0]?.modulecode}'`,
  );
  expect((await list()).total).toBe(1);
});

it('a deleted favourite can be restored at its position', async () => {
  await director.call(SAVE, modules(4));
  const second = (await list()).pageData[1];
  await director.call(DELETE, { id: second?.id });
  await director.call(SAVE, [{ modulecode: second?.modulecode, sort: 2 }]);
  expect((await list()).pageData.map(({ modulecode }) => ({ modulecode }))).toEqual(modules(4));
});

it('a favourite with an invalid position is added at the end', async () => {
  await director.call(SAVE, modules(2));
  const [, , third] = modules(3);
  await director.call(SAVE, [{ ...third, sort: 9 }]);
  expect((await list()).pageData.at(-1)?.modulecode).toBe(third?.modulecode);
});

it('a favourite keeps the icon it was saved with', async () => {
  await director.call(SAVE, [{ ...modules(1)[0], iconpath: 'tag' }]);
  expect((await list()).pageData[0]?.iconpath).toBe('tag');
});
