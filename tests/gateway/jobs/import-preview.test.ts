import { describe, expect, test } from 'vitest';
import { mockImport, previewImport } from './import-support.ts';
import { openJobs } from './job-support.ts';
import { rawWorkbook, sheetXml, textCell, workbook } from './workbooks.ts';
import { HEADER, read } from './import-preview-support.ts';

const GOOD = ['0001', '星湖店', 1200.5, new Date('2020-05-01T00:00:00Z'), '大卖场'];

describe('A file that is read for import', () => {
  test('maps columns by their headers and stores values in the format of the columns', async () => {
    const preview = await read([
      [...HEADER, 'Remark'],
      GOOD,
      [],
      ['0002', '新店', ' 1,250 ', '2021/5/6', 'S', 'x'],
    ]);
    expect(preview).toMatchObject({
      ...{ totalCount: 2, goodCount: 2, badCount: 0, unknownHeads: ['Remark'], missingColumns: [] },
      columns: ['storeid', 'storename', 'area', 'opened', 'format'],
    });
    expect(preview.rows).toEqual([
      {
        number: 2,
        values: {
          storeid: '0001',
          storename: '星湖店',
          area: '1200.5',
          opened: '2020-05-01',
          format: 'H',
        },
        problems: [],
      },
      {
        number: 4,
        values: {
          storeid: '0002',
          storename: '新店',
          area: '1250',
          opened: '2021-05-06',
          format: 'S',
        },
        problems: [],
      },
    ]);
  });

  test('is also recognized by column names and titles of the services, in any order', async () => {
    const preview = await read([
      ['名称', 'storeid'],
      ['新店', '0001'],
    ]);
    expect(preview.columns).toEqual(['storename', 'storeid']);
    expect(preview.rows[0]?.values).toEqual({ storename: '新店', storeid: '0001' });
  });

  test('is checked by the rules of the form, cell by cell', async () => {
    const preview = await read([
      HEADER,
      ['0001', '', 10, null, 'H'],
      ['1234567', 'A', 'ten', 'soon', 'Bazaar'],
      ['0002', 'B', 1.25, '2026-02-30', ''],
      ['0001', 'C', -1, null, null],
    ]);
    expect(preview).toMatchObject({ totalCount: 4, goodCount: 0, badCount: 4 });
    expect(preview.rows.map(({ problems }) => problems.map(({ column: name }) => name))).toEqual([
      ['storename'],
      ['storeid', 'area', 'opened', 'format'],
      ['area', 'opened'],
      ['area', 'storeid'],
    ]);
    const messages = preview.rows.flatMap(({ problems }) => problems.map(({ message }) => message));
    expect(new Set(messages).size).toBeGreaterThan(5);
    expect(messages.every((message) => message.length > 5)).toBe(true);
    expect(messages.at(-1)).toBe('"0001" is already in line 2.');
  });

  test('reports required columns that it does not have', async () => {
    const preview = await read([['Store id'], ['0001']]);
    expect(preview).toMatchObject({ missingColumns: ['storename'], badCount: 1 });
  });

  test('previews the first 50 rows', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => [String(at), 'x']);
    const preview = await read([['Store id', 'Name'], ...rows]);
    expect(preview).toMatchObject({ totalCount: 1200, goodCount: 1200 });
    expect(preview.rows.length).toBe(50);
  });

  test.each([
    ['UTF-8', Buffer.from('Store id,Name\n1,门店\n')],
    ['UTF-8 with its mark', Buffer.from('\ufeffStore id,Name\r\n1,门店\r\n')],
    ['UTF-16', Buffer.from('\ufeffStore id;Name\n1;门店\n', 'utf16le')],
    [
      'UTF-16 the other way round',
      Buffer.from('\ufeffStore id\tName\n1\t门店\n', 'utf16le').swap16(),
    ],
    [
      'GB18030',
      Buffer.concat([
        Buffer.from('Store id,Name\n1,'),
        Buffer.from([0xc3, 0xc5, 0xb5, 0xea]),
        Buffer.from('\n'),
      ]),
    ],
  ])('may be a text file in %s', async (_title, content) => {
    mockImport();
    const { preview } = await previewImport(await openJobs(), content, 'stores.csv');
    expect(preview.rows.map(({ values }) => values)).toEqual([{ storeid: '1', storename: '门店' }]);
    expect(preview.columns).toEqual(['storeid', 'storename']);
  });
});

describe('A file before it is imported', () => {
  test('has a report of all its errors, including formulas that were never calculated', async () => {
    mockImport();
    const cells = (name: string, area: string) =>
      `<row>${textCell('1')}${textCell(name)}${area}</row>`;
    const xml = sheetXml(
      `<row>${textCell('Store id *')}${textCell('Name')}${textCell('Area')}</row>` +
        cells('a', '<c><f>A2*2</f></c>') +
        cells('b', '<c><f>A3*2</f><v>12</v></c>'),
    );
    const browser = await openJobs();
    const { preview } = await previewImport(browser, rawWorkbook(xml));
    expect(preview).toMatchObject({ totalCount: 2, badCount: 2 });
    expect(
      preview.errors.map(({ number, problems }) => [number, problems.map(({ column }) => column)]),
    ).toEqual([
      [2, ['area']],
      [3, ['storeid']],
    ]);
    expect(preview.errors[0]?.problems[0]?.message).toMatch(/formula without a result/u);
    expect(preview.reportUrl).toMatch(/^\/files\/jobs\/[^/]+\/errors\//u);
  });

  test('marks rows whose key exists in the list, and repeated rows', async () => {
    mockImport(undefined, { rows: [{ id: '0001', storeid: '0001', storename: '星湖店' }] });
    const { preview } = await previewImport(
      await openJobs(),
      await workbook([HEADER, GOOD, ['0002', '新店', 1, null, 'S']]),
    );
    expect(preview.errors.map(({ number, problems }) => [number, problems[0]?.column])).toEqual([
      [2, 'storeid'],
    ]);
    expect(preview.errors[0]?.problems[0]?.message).toContain('Store id');
  });

  test('is checked by the rules between its fields', async () => {
    const rule = {
      rulecode: 'open',
      ruletype: 'today',
      columnname: 'opened',
      operation: 'ge',
      texts: { 'en-US': 'A store opens today or later.' },
    } as const;
    mockImport(undefined, { config: { fieldrules: [rule] } });
    const { preview } = await previewImport(await openJobs(), await workbook([HEADER, GOOD]));
    expect(preview.errors[0]?.problems).toEqual([
      { column: 'opened', message: 'A store opens today or later.' },
    ]);
  });
});
