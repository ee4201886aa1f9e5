import { describe, expect, test } from 'vitest';
import { column, COLUMNS } from '../lists/list-support.ts';
import { HEADS, mockImport, previewed } from './import-support.ts';
import { openJobs } from './job-support.ts';
import { rawWorkbook, sheetXml, textCell, workbook } from './workbooks.ts';

const HEAD = ['Store id *', 'Name', 'Area', 'Opened', 'Format'];
const GOOD = ['0001', '星湖店', 1200.5, new Date('2020-05-01T00:00:00Z'), '大卖场'];

async function read(rows: readonly (readonly unknown[])[], columns = COLUMNS) {
  mockImport(undefined, { columns });
  return (await previewed(await openJobs(), await workbook(rows))).preview;
}

describe('A file that is read for import', () => {
  test('maps columns by their headers and stores values in the format of the columns', async () => {
    const preview = await read([
      [...HEAD, 'Remark'],
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

  test('accepts choices by the labels of the user, by those of the services, or by code', async () => {
    mockImport();
    const labels = [
      { value: 'H', label: 'Hypermarket' },
      { value: 'S', label: 'Supermarket' },
    ];
    const columns = HEADS.map((head) => (head.name === 'format' ? { ...head, labels } : head));
    const words = ['Hypermarket', '大卖场', 'S', 'Bazaar'];
    const content = await workbook([
      HEAD,
      ...words.map((word, at) => [String(at), 'x', 1, null, word]),
    ]);
    const { preview } = await previewed(await openJobs(), content, 'stores.xlsx', columns);
    expect(preview.rows.map(({ values, problems }) => [values.format, problems.length])).toEqual([
      ['H', 0],
      ['H', 0],
      ['S', 0],
      ['Bazaar', 1],
    ]);
  });

  test('is checked by the rules of the form, cell by cell', async () => {
    const preview = await read([
      HEAD,
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

  test('uses the defaults of the form for columns that it does not have', async () => {
    const columns = [...COLUMNS, column('level', 'Input', { columndefval: 'A', validempty: '0' })];
    const preview = await read(
      [
        ['Store id', 'Name'],
        ['0001', 'x'],
      ],
      columns,
    );
    expect(preview.rows[0]).toMatchObject({ values: { level: 'A' }, problems: [] });
  });

  test('previews the first 50 rows', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => [String(at), 'x']);
    const preview = await read([['Store id', 'Name'], ...rows]);
    expect(preview).toMatchObject({ totalCount: 1200, goodCount: 1200 });
    expect(preview.rows.length).toBe(50);
  });

  test('may have several choices in a cell, and labels that look like codes', async () => {
    const columns = [
      ...COLUMNS,
      column('tags', 'CheckboxGroup', {
        columndata: '[{"value":"1","label":"New"},{"value":"2","label":"Old"}]',
      }),
    ];
    const preview = await read(
      [
        ['Store id', 'Name', 'tags'],
        ['1', 'x', 'New, Old'],
        ['2', 'y', 'New、Other'],
      ],
      columns,
    );
    expect(preview.rows.map(({ values, problems }) => [values.tags, problems.length])).toEqual([
      ['1,2', 0],
      ['1,Other', 1],
    ]);
  });

  test('has the results of its formulas, and a formula without a result is a problem', async () => {
    const cells = (...all: string[]) => `<row>${all.join('')}</row>`;
    const sheet = sheetXml(
      cells(textCell('Store id'), textCell('Name'), textCell('Area')) +
        cells(
          textCell('1'),
          '<c t="str"><f>A1&amp;"x"</f><v>told</v></c>',
          '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
        ) +
        cells('<c><v>7</v></c>', textCell('y'), '<c><v>0.30000000000000004</v></c>'),
    );
    mockImport();
    const { preview } = await previewed(await openJobs(), rawWorkbook(sheet));
    expect(preview.rows.map(({ values }) => values)).toEqual([
      { storeid: '1', storename: 'told', area: '#DIV/0!' },
      { storeid: '7', storename: 'y', area: '0.3' },
    ]);
    expect(preview.rows.map(({ problems }) => problems.map(({ column: name }) => name))).toEqual([
      ['area'],
      [],
    ]);
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
    const { preview } = await previewed(await openJobs(), content, 'stores.csv');
    expect(preview.rows.map(({ values }) => values)).toEqual([{ storeid: '1', storename: '门店' }]);
    expect(preview.columns).toEqual(['storeid', 'storename']);
  });

  test('replaces labels that only their source knows by codes, with one call each', async () => {
    const group = column('groupid', 'SelectRemote', {
      columnrest: '/api/zb-mca-base/shopformclass/search',
      columnrestmap: '{"value":"code","label":"name"}',
    });
    const { retail } = mockImport(undefined, { columns: [...COLUMNS, group] });
    const known = [
      { code: '10', name: '生鲜' },
      { code: '11', name: '生鲜冷冻' },
      { code: '20', name: '双' },
      { code: '21', name: '双' },
    ];
    const asked: string[] = [];
    retail.replies('/api/zb-mca-base/shopformclass/search', (body) => {
      const text = (body as { condition: { value: string }[] }).condition[0]!.value.replaceAll(
        '%',
        '',
      );
      asked.push(text);
      const pageData = known.filter(({ code, name }) => code === text || name.includes(text));
      return { body: { returncode: '0', message: '', data: { total: pageData.length, pageData } } };
    });
    const names = ['生鲜', '生鲜', '11', '双', '没有', null];
    const rows = names.map((name, at) => [String(at), 'x', name]);
    const { preview } = await previewed(
      await openJobs(),
      await workbook([['Store id', 'Name', 'groupid'], ...rows]),
    );
    expect(preview.rows.map(({ values, problems }) => [values.groupid, problems.length])).toEqual([
      ['10', 0],
      ['10', 0],
      ['11', 0],
      ['双', 1],
      ['没有', 1],
      [null, 0],
    ]);
    expect(asked.toSorted()).toEqual(['11', '双', '没有', '生鲜']);
    expect(preview).toMatchObject({ goodCount: 4, badCount: 2 });
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
    const { preview } = await previewed(browser, rawWorkbook(xml));
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
    const { preview } = await previewed(
      await openJobs(),
      await workbook([HEAD, GOOD, ['0002', '新店', 1, null, 'S']]),
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
    const { preview } = await previewed(await openJobs(), await workbook([HEAD, GOOD]));
    expect(preview.errors[0]?.problems).toEqual([
      { column: 'opened', message: 'A store opens today or later.' },
    ]);
  });
});
