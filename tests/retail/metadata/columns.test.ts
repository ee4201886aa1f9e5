import { afterAll, describe, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { type RetailClient, signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Column = components['schemas']['Column'];
type ModuleConfig = components['schemas']['ModuleConfig'];

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');
const supplier = await signInRetail(app, 'v10001');
const stress = await signInRetail(app, 'stress');

afterAll(async () => {
  await app.close();
  db.close();
});

const columnsOf = (client: RetailClient, modulecode: string) =>
  client.call<Column[]>('/api/msc-ucs/uiModule/listByModuleCode', { modulecode });
const inStep = (moduleCode: string, activityId?: string, client = director) =>
  client.call<Column[]>('/api/msc-ucs/uiModuleBpm/listByModuleCode', { moduleCode, activityId });
const configOf = (client: RetailClient, modulecode: string) =>
  client.call<ModuleConfig>('/api/msc-ucs/moduleConfig/getOne', { modulecode });
const editable = (columns: Column[]) =>
  columns
    .filter(({ canedit }) => canedit === '1')
    .map(({ divid, columnname }) => `${String(divid)}.${columnname}`);
const sheetModules = () =>
  db
    .prepare(
      'SELECT m.modulecode, m.sheettype FROM module m JOIN module_config USING (modulecode) WHERE m.sheettype IS NOT NULL',
    )
    .all([]) as {
    modulecode: string;
    sheettype: string;
  }[];

describe('The columns of a module', () => {
  it('exist for every module of the eleven kinds of documents, with lookups and titles in the language packs', async () => {
    const kinds = new Set(sheetModules().map(({ sheettype }) => sheettype));
    expect([...kinds].toSorted()).toEqual([
      'AP',
      'CT',
      'EX',
      'PA',
      'PM',
      'PO',
      'RQ',
      'RT',
      'SA',
      'SD',
      'TR',
    ]);
    const pack = JSON.parse(
      String(
        db
          .prepare(
            "SELECT CAST(content AS TEXT) FROM language_version WHERE locale = 'en-US' AND type = '3'",
          )
          .pluck()
          .all([])[0],
      ),
    ) as Record<string, string>;
    for (const { modulecode } of sheetModules()) {
      const [columns, config] = [
        (await columnsOf(director, modulecode)).data,
        (await configOf(director, modulecode)).data,
      ];
      const parts = new Set(columns.map(({ divid }) => divid));
      expect([...parts]).toEqual(['header', ...(config.details ?? []).map(({ divid }) => divid)]);
      const keys = [...columns, ...(config.details ?? [])].map(({ entrycode }) => entrycode ?? '');
      expect(keys.filter((key) => pack[key] === undefined)).toEqual([]);
    }
  });

  it('are returned in their order, with options and the fields that an option fills in', async () => {
    const { data } = await columnsOf(director, '200201');
    expect(data.slice(0, 3).map(({ columnname }) => columnname)).toEqual([
      'sheetid',
      'supplierid',
      'suppliername',
    ]);
    const product = data.find(
      ({ divid, columnname }) => divid === 'details' && columnname === 'productid',
    );
    expect(product).toMatchObject({
      columntype: 'SelectRest',
      columnrest: '/api/msc-mdm/product/search',
      validempty: '0',
    });
    expect(JSON.parse(product?.columnrestmap ?? '')).toEqual({
      value: 'productid',
      label: 'productname',
      copy: {
        productname: 'productname',
        unit: 'unit',
        pknum: 'pknum',
        iseditls: 'iseditls',
        iseditxs: 'iseditxs',
        weighed: 'weighed',
        price: 'cost',
      },
    });
    const term = data.find(({ columnname }) => columnname === 'payterm');
    expect(JSON.parse(term?.columndata ?? '')).toContainEqual({
      value: 'M45',
      label: '月结 45 天',
      entrycode: 'option.payterm.M45',
    });
    expect(data.every((column) => !('decimals' in column))).toBe(true);
  });

  it('are editable in a step as far as the step allows', async () => {
    expect(editable((await inStep('200201', 'operations')).data)).toEqual([
      'details.pkqty',
      'details.remqty',
    ]);
    expect(editable((await inStep('200201', 'finance')).data)).toEqual([]);
    const usual = editable((await columnsOf(director, '200201')).data);
    for (const step of [undefined, '', 'start'])
      expect(editable((await inStep('200201', step)).data)).toEqual(usual);
  });

  it('are read-only for suppliers, except the delivery date', async () => {
    expect(editable((await columnsOf(supplier, '300101')).data)).toEqual([]);
    expect(editable((await inStep('300101', 'supplier', supplier)).data)).toEqual([
      'header.confirmdate',
    ]);
  });

  it('are returned to staff that a document can reach, and to suppliers for the kinds about them', async () => {
    const answers = [
      await columnsOf(stress, '200201'),
      await columnsOf(supplier, '200201'),
      await columnsOf(supplier, '200301'),
      await configOf(supplier, '200501'),
      await columnsOf(director, '200601'),
      await columnsOf(stress, '200202'),
      await columnsOf(director, '999999'),
    ];
    expect(answers.map(({ returncode }) => returncode)).toEqual([
      '0',
      '0',
      'A0301',
      'A0301',
      '0',
      'A0301',
      'A0400',
    ]);
  });
});

describe('The configuration of a module', () => {
  it('has the addresses of its documents, but not how they are computed', async () => {
    const { data } = await configOf(director, '200201');
    expect(data).toEqual({
      fieldrules: expect.arrayContaining([
        expect.objectContaining({ rulecode: 'arrivaldateNotBefore', operation: 'ge' }),
      ]),
      modulecode: '200201',
      keyfield: 'sheetid',
      namefield: 'sheetid',
      pagesize: 30,
      searchurl: '/api/msc-sheet/PO/search',
      undeletableflag: 'ALL',
      datetimefields: ['createtime', 'modifytime'],
      sheettype: 'PO',
      sheetprefix: '/api/msc-sheet/PO',
      details: [
        { divid: 'details', title: '商品明细', entrycode: 'column.details' },
        { divid: 'fees', title: '费用明细', entrycode: 'column.fees' },
      ],
    });
  });

  it('is refused for a module without one', async () => {
    expect((await configOf(director, '200601')).returncode).toBe('A0400');
  });
});

describe('Lookups', () => {
  it('return all items, or those of one lookup in their order', async () => {
    const ask = (lookupid: string) =>
      director.call<{ total: number; pageData: { itemcode: string }[] }>(
        '/api/msc-gls/lookupItem/query',
        {
          params: { lookupid },
          pageNo: 1,
          pageSize: 10_000,
        },
      );
    expect((await ask('%%')).data.total).toBeGreaterThan(40);
    expect((await ask('DELIVERY')).data.pageData.map(({ itemcode }) => itemcode)).toEqual([
      'direct',
      'centre',
    ]);
  });
});
