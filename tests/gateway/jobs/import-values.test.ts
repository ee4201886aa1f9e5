import { describe, expect, test } from 'vitest';
import { column, COLUMNS } from '../lists/list-support.ts';
import { HEADERS, mockImport, previewImport } from './import-support.ts';
import { openJobs } from './job-support.ts';
import { rawWorkbook, sheetXml, textCell, workbook } from './workbooks.ts';
import { HEADER, read } from './import-preview-support.ts';

describe('The values of a file that is read for import', () => {
  test('accepts choices by the labels of the user, by those of the services, or by code', async () => {
    mockImport();
    const labels = [
      { value: 'H', label: 'Hypermarket' },
      { value: 'S', label: 'Supermarket' },
    ];
    const columns = HEADERS.map((head) => (head.name === 'format' ? { ...head, labels } : head));
    const words = ['Hypermarket', '大卖场', 'S', 'Bazaar'];
    const content = await workbook([
      HEADER,
      ...words.map((word, at) => [String(at), 'x', 1, null, word]),
    ]);
    const { preview } = await previewImport(await openJobs(), content, 'stores.xlsx', columns);
    expect(preview.rows.map(({ values, problems }) => [values.format, problems.length])).toEqual([
      ['H', 0],
      ['H', 0],
      ['S', 0],
      ['Bazaar', 1],
    ]);
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
          '<c t="str"><f>A1&amp;"x"</f><v>cached</v></c>',
          '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
        ) +
        cells('<c><v>7</v></c>', textCell('y'), '<c><v>0.30000000000000004</v></c>'),
    );
    mockImport();
    const { preview } = await previewImport(await openJobs(), rawWorkbook(sheet));
    expect(preview.rows.map(({ values }) => values)).toEqual([
      { storeid: '1', storename: 'cached', area: '#DIV/0!' },
      { storeid: '7', storename: 'y', area: '0.3' },
    ]);
    expect(preview.rows.map(({ problems }) => problems.map(({ column: name }) => name))).toEqual([
      ['area'],
      [],
    ]);
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
    const { preview } = await previewImport(
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
