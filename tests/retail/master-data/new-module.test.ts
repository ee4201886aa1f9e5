import { afterAll, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { addNewModule } from '../../support/new-module.ts';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { documentedCalls } from '../../support/retail/retail-contract.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';
import { connect } from '../../../retail/database/sqlite.ts';

type Schemas = components['schemas'];
type Row = Record<string, unknown>;

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');
const calls = documentedCalls();

afterAll(async () => {
  await app.close();
  db.close();
});

async function ask<Data>(path: string, body: unknown): Promise<Data> {
  const { status: _status, ...answer } = await director.call<Data>(path, body);
  expect(answer).toMatchObject({ returncode: '0' });
  const documented = calls.find((call) =>
    new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '\\w+')}$`).test(path),
  );
  expect(documented?.problemOf(answer)).toBeNull();
  return answer.data;
}

it('a module that no code knows works as soon as its metadata exists', async () => {
  // Adds the metadata over another connection while the services run, as another process would.
  const other = connect((db.pragma('database_list') as { file: string }[])[0]!.file);
  const { code, entity, columns, rows, texts } = addNewModule(other);
  other.close();
  const address = (verb: string) => `/api/msc-mdm/${entity}/${verb}`;

  const [module] = await ask<Schemas['Module'][]>('/api/msc-ucs/module/query', {
    params: { modulecode: code },
  });
  expect(module).toMatchObject({
    i18ncode: 'menu.ops.coolunit',
    url: `portal:list?module=${code}`,
    menuname: '冷链设备',
  });
  const listed = await ask<Schemas['Column'][]>('/api/msc-ucs/uiModule/listByModuleCode', {
    modulecode: code,
  });
  expect(listed).toEqual(columns);
  expect(new Set(listed.map(({ columntype }) => columntype)).size).toBe(16);
  const operations = await ask<Schemas['Operation'][]>('/api/msc-ucs/operation/listByModuleCode', {
    modulecode: code,
  });
  expect(operations.map(({ methodcode }) => methodcode)).toContain(`${code}010`);
  for (const locale of ['zh-CN', 'zh-TW', 'en-US']) {
    const { pageData } = await ask<{ pageData: Schemas['LanguageVersion'][] }>(
      '/api/msc-gls/languageVersion/search',
      {
        condition: [{ field: 'locale', operation: 'eq', value: locale }],
        pageNo: 1,
        pageSize: 10,
      },
    );
    const { payload } = await app.inject({
      url: pageData[0]!.downloadurl,
      headers: { ssotoken: director.login.accessToken },
    });
    expect(Object.keys(JSON.parse(payload) as object)).toEqual(
      expect.arrayContaining(Object.keys(texts)),
    );
  }

  const search = (asked: object) =>
    ask<{ total: number; pageData: Row[] }>(address('search'), {
      pageNo: 1,
      pageSize: 30,
      ...asked,
    });
  expect(await search({})).toMatchObject({
    total: rows.length,
    pageData: expect.objectContaining({ length: 30 }),
  });
  const cold = {
    condition: [{ field: 'degrees', operation: 'le', value: '-18' }],
    orderBy: 'degrees desc,unitid',
  };
  const { total, pageData } = await search(cold);
  expect([total, pageData[0]?.degrees]).toEqual([
    rows.filter(([, { degrees }]) => degrees <= -18).length,
    -18,
  ]);

  const added = await ask<Row>(address('add'), {
    unitname: '新冷柜',
    shopid: '1007',
    kind: 'island',
    maker: '自制',
    degrees: '-18.5',
    installed: '2026-06-14',
    uses: ['meat', 'ice'],
    supplierid: 'T10003',
    groupid: '10',
    categoryid: '1001',
    serial: 'SN999999',
  });
  expect(added).toMatchObject({
    id: 'U0065',
    unitid: 'U0065',
    state: 'new',
    shopname: '学府路店',
    owned: 'own',
    degrees: -18.5,
    uses: 'meat,ice',
    maker: '自制',
  });
  const changed = await ask<Row>(address('update'), { ...added, degrees: -20, note: '已调低' });
  expect(changed).toMatchObject({ degrees: -20, note: '已调低' });
  expect(changed.modifytime).not.toBe(added.modifytime);
  await ask(address('audit'), ['U0065']);
  expect(
    await ask(address('import'), {
      rows: [{ unitname: '好的', shopid: '1001', degrees: 1, installed: '2026-01-01' }, {}],
      partial: true,
    }),
  ).toEqual({
    imported: 1,
    errors: ['unitname', 'shopid', 'degrees', 'installed'].map((field) => ({
      row: 2,
      field,
      code: 'missing',
      message: 'is missing',
    })),
  });
  const history = await ask<{ pageData: Schemas['RowChange'][] }>(address('history'), {
    id: 'U0065',
  });
  expect(history.pageData.map(({ changetype, fields }) => [changetype, fields.length])).toEqual([
    ['audit', 1],
    ['update', 2],
    ['add', expect.any(Number)],
  ]);
  await ask(address('delete'), ['U0065', 'U0066']);
  expect((await search({})).total).toBe(rows.length);
});
