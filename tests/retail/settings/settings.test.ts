import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Page<Row> = { total: number; pageData: Row[] };
type Version = components['schemas']['LanguageVersion'];

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');

afterAll(async () => {
  await app.close();
  db.close();
});

const PARAMETERS = '/api/msc-gls/globPara/search';
const ids = async (body: object) =>
  (
    await director.call<Page<{ paraid: string }>>(PARAMETERS, {
      pageNo: 1,
      pageSize: 10000,
      ...body,
    })
  ).data.pageData.map(({ paraid }) => paraid);

it('the search supports equal, like and in, and combines all conditions', async () => {
  expect(
    await ids({ condition: [{ field: 'paraid', operation: 'eq', value: 'MENUMODE' }] }),
  ).toEqual(['MENUMODE']);
  expect(
    await ids({ condition: [{ field: 'paraid', operation: 'like', value: 'CLIENT%' }] }),
  ).toEqual(['CLIENT_ID', 'CLIENT_NAME']);
  expect(
    await ids({
      condition: [{ field: 'paraid', operation: 'in', value: ['MENUMODE', 'CLIENT_ID', 'NONE'] }],
    }),
  ).toEqual(['CLIENT_ID', 'MENUMODE']);
  const both = [
    { field: 'paraid', operation: 'like', value: 'CLIENT%' },
    { field: 'paravalue', operation: 'eq', value: '100001' },
  ];
  expect(await ids({ condition: both })).toEqual(['CLIENT_ID']);
});

it('conditions marked "or" are alternatives, and the others must all hold', async () => {
  const condition = [
    { field: 'paraid', operation: 'like', value: '%E%' },
    { field: 'paraid', operation: 'eq', value: 'MENUMODE', relation: 'or' },
    { field: 'paraid', operation: 'eq', value: 'CLIENT_ID', relation: 'or' },
    { field: 'paraid', operation: 'eq', value: 'NONE', relation: 'or' },
  ];
  expect(await ids({ condition })).toEqual(['CLIENT_ID', 'MENUMODE']);
});

it('the results are ordered and paged', async () => {
  const all = await ids({ orderBy: 'paraid desc' });
  expect(all).toEqual(all.toSorted().reverse());
  expect(await ids({ orderBy: 'paraid desc', pageNo: 2, pageSize: 2 })).toEqual(all.slice(2, 4));
});

it.each([
  ['an unknown field', { condition: [{ field: 'password_hash', operation: 'eq', value: '1' }] }],
  [
    'a field of the prototype',
    { condition: [{ field: 'constructor', operation: 'eq', value: '1' }] },
  ],
  ['SQL in the order', { orderBy: 'paraid; DROP TABLE account' }],
  ['a list for eq', { condition: [{ field: 'paraid', operation: 'eq', value: ['A'] }] }],
  ['a text for in', { condition: [{ field: 'paraid', operation: 'in', value: 'A' }] }],
])('refuses %s', async (_title, body) => {
  expect((await director.call(PARAMETERS, { pageNo: 1, pageSize: 10, ...body })).returncode).toBe(
    'A0400',
  );
});

it('the list has all 19 kinds of documents', async () => {
  const { data } = await director.call<Page<unknown>>('/api/msc-gls/sheetConfig/pageQuery', {
    pageNo: 1,
    pageSize: 10000,
    params: {},
    fields: ['sheettype'],
  });
  expect(data.total).toBe(19);
});

it('each language pack is named by the MD5 of its content, is compressed on request, and is immutable', async () => {
  const { data } = await director.call<Page<Version>>('/api/msc-gls/languageVersion/search', {
    pageNo: 1,
    pageSize: 30,
    condition: [
      { field: 'status', operation: 'eq', value: '1' },
      { field: 'locale', operation: 'in', value: ['zh-CN', 'zh-TW', 'en-US'] },
      { field: 'type', operation: 'eq', value: '3' },
    ],
  });
  expect(data.pageData.map(({ locale }) => locale)).toEqual(['en-US', 'zh-CN', 'zh-TW']);
  for (const { downloadurl, md5 } of data.pageData) {
    const headers = { ssotoken: director.login.accessToken };
    const packed = await app.inject({
      method: 'GET',
      url: downloadurl,
      headers: { ...headers, 'accept-encoding': 'gzip' },
    });
    const plain = await app.inject({ method: 'GET', url: downloadurl, headers });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload);
    expect(createHash('md5').update(plain.rawPayload).digest('hex')).toBe(md5);
    expect(Object.keys(plain.json<object>()).length).toBeGreaterThan(100);
  }
});

it('an unknown language pack gets status 404', async () => {
  const response = await app.inject({
    method: 'GET',
    url: '/api/msc-gls/languagePack/en-US/none.json',
    headers: { ssotoken: director.login.accessToken },
  });
  expect([response.statusCode, response.json<{ returncode: string }>().returncode]).toEqual([
    404,
    'A0404',
  ]);
});
