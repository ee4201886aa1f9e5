import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { askedAt, CODE, COLUMNS, column, mockList, PATHS } from '../lists/list-support.ts';
import { KEY, openJobs, pagesOf } from './job-support.ts';

const HEADS = [
  { name: 'storeid', title: '门店编号' },
  { name: 'storename', title: '名称' },
  { name: 'area', title: '面积' },
  { name: 'opened', title: '开业日期' },
  { name: 'modified', title: '修改时间' },
  { name: 'format', title: '业态' },
];
const ASKED = { key: KEY, moduleCode: CODE, columns: HEADS, fileName: '门店.xlsx' };
const storeAt = (index: number) => ({
  storeid: String(index + 1).padStart(6, '0'),
  storename: `门店 ${String(index + 1)}`,
  area: index / 10,
  opened: '2020-05-01',
  modified: '2026-06-01 10:00:05',
  format: index % 2 === 0 ? 'H' : 'S',
});

/** Rounds a time, because a fraction of a day is not exactly a second. */
const inWholeSeconds = (cell: unknown) =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell;

const sheetXml = (book: Uint8Array) => strFromU8(unzipSync(book)['xl/worksheets/sheet1.xml']!);

async function exported(
  total: number,
  row: (index: number) => object,
  asked: object = {},
  columns = COLUMNS,
) {
  const retail = mockList({ rows: null, columns }).replies(PATHS.search, pagesOf(total, row));
  const browser = await openJobs();
  const { job } = await browser.steer('exportStart', { ...ASKED, ...asked });
  const ready = await browser.until(job!.id, 'READY');
  const file = await browser.get(ready.downloadUrl!);
  return { retail, browser, ready, file, rows: () => readSheet(file.rawPayload) };
}

describe('An exported list', () => {
  test('is a workbook that a different program reads correctly', async () => {
    const { ready, file, rows } = await exported(3, storeAt);
    expect(ready).toMatchObject({
      kind: 'EXPORT',
      fileName: '门店.xlsx',
      totalCount: 3,
      doneCount: 3,
      isCapped: false,
      problem: null,
    });
    expect(file.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(file.headers['content-disposition']).toContain(
      `filename*=UTF-8''%E9%97%A8%E5%BA%97.xlsx`,
    );
    const moment = new Date('2026-06-01T10:00:05Z');
    const day = new Date('2020-05-01T00:00:00Z');
    expect((await rows()).map((row) => row.map(inWholeSeconds))).toEqual([
      HEADS.map(({ title }) => title),
      ['000001', '门店 1', 0, day, moment, '大卖场'],
      ['000002', '门店 2', 0.1, day, moment, '标超'],
      ['000003', '门店 3', 0.2, day, moment, '大卖场'],
    ]);
  });

  test('reads the pages in the requested order, with the key last', async () => {
    const filter = { all: [{ column: 'storename', operation: 'LIKE', value: '店' }] };
    const orderBy = [{ column: 'area', descending: true }];
    const { retail, rows } = await exported(2500, storeAt, { filter, orderBy });
    const asked = askedAt(retail, PATHS.search);
    const condition = [{ field: 'storename', operation: 'like', value: '%店%' }];
    const order = 'area desc, storeid';
    const search = { condition, params: {}, orderBy: order, orderby: order };
    expect(asked).toEqual([
      { ...search, pageNo: 1, pageSize: 1 },
      ...[1, 2, 3].map((pageNo) => ({ ...search, pageNo, pageSize: 1000 })),
    ]);
    const read = await rows();
    expect(read.length).toBe(2501);
    expect(new Set(read.slice(1).map(([id]) => id)).size).toBe(2500);
    expect(read.at(-1)?.[0]).toBe('002500');
  });

  test('reports its cap in advance and ends at it', async () => {
    const { ready, retail } = await exported(100_500, (index) => ({ storeid: String(index) }), {
      columns: [{ name: 'storeid', title: 'Id' }],
    });
    expect(ready).toMatchObject({ totalCount: 100_000, doneCount: 100_000, isCapped: true });
    expect(askedAt(retail, PATHS.search).length).toBe(101);
  }, 60_000);

  test('without rows has a header', async () => {
    const { rows, ready } = await exported(0, storeAt);
    expect(ready).toMatchObject({ totalCount: 0, doneCount: 0 });
    expect(await rows()).toEqual([HEADS.map(({ title }) => title)]);
  });

  test('keeps texts as texts, whatever they look like', async () => {
    const texts = [
      ...[
        '=1+1',
        '+1',
        '-1',
        '@SUM(A1)',
        '\t=1',
        '=HYPERLINK("http://x","y")',
        '<b>&amp;"quoted"</b>',
        '_x0041_ stays',
      ],
      ...[
        '  spaces  ',
        'line\nbreak',
        '😀 emoji',
        '12345678901234567890',
        '007',
        '1E5',
        'TRUE',
        '2026-06-15',
      ],
    ];
    const { file } = await exported(texts.length, (index) => ({
      storeid: String(index),
      storename: texts[index],
    }));
    const read = await readSheet(file.rawPayload, { trim: false });
    expect(read.slice(1).map((row) => row[1])).toEqual(texts);
    expect(sheetXml(file.rawPayload)).not.toContain('<f');
  });

  test('writes the values of a number column by their real type', async () => {
    const cases = [
      ['1234567890.123456789', '1234567890.123456789'],
      ['123456789012.345', 123456789012.345],
      ['12.50', 12.5],
      ['n/a', 'n/a'],
      [-3.5, -3.5],
      ['=1', '=1'],
    ] as const;
    const { rows } = await exported(cases.length, (index) => ({
      storeid: String(index),
      area: cases[index]?.[0],
    }));
    expect((await rows()).slice(1).map((row) => row[2])).toEqual(cases.map(([, read]) => read));
  });

  test('writes a value as text if it is not a date or a spreadsheet cannot represent it', async () => {
    const texts = ['2026-02-30', '1899-12-31', 'soon', '2026-6-1', '2026-13-01'];
    const { rows } = await exported(texts.length, (index) => ({
      storeid: String(index),
      opened: texts[index],
    }));
    expect((await rows()).slice(1).map((row) => row[3])).toEqual(texts);
  });

  test('contains no character that would break the file', async () => {
    const { rows } = await exported(1, () => ({
      storeid: '1',
      storename: 'a\u0000b\u000bc\ud800d\uffffe',
    }));
    expect((await rows())[1]?.[1]).toBe('abcde');
  });

  test('shows labels in the language of the user, or those of the services if there is none', async () => {
    const tags = column('tags', 'CheckboxGroup', {
      columndata:
        '[{"value":"1","label":"新"},{"value":"2","label":"老"},{"value":"3","label":"热"}]',
    });
    const row = (index: number) => ({ ...storeAt(index), tags: ['1,3', '2', ''][index] });
    const asked = {
      columns: [
        { name: 'storeid', title: 'Id' },
        { name: 'format', title: 'Format', labels: [{ value: 'H', label: 'Hypermarket' }] },
        { name: 'tags', title: 'Tags', labels: [{ value: '1', label: 'New' }] },
      ],
    };
    const { rows } = await exported(3, row, asked, [...COLUMNS, tags]);
    expect(await rows()).toEqual([
      ['Id', 'Format', 'Tags'],
      ['000001', 'Hypermarket', 'New, 3'],
      ['000002', '标超', '老'],
      ['000003', 'Hypermarket', null],
    ]);
  });

  test('shows labels of codes that only their source knows', async () => {
    const columns = [
      column('storeid', 'Input', { columntitle: '编号' }),
      column('groupid', 'SelectRemote', {
        columntitle: '采购组',
        columnrest: '/api/zb-mca-base/shopformclass/search',
        columnrestmap: '{"value":"code","label":"name"}',
      }),
    ];
    const retail = mockList({ rows: null, columns })
      .replies(
        PATHS.search,
        pagesOf(2, (index) => ({ storeid: String(index), groupid: '10' })),
      )
      .replies('/api/zb-mca-base/shopformclass/search', () => ({
        body: {
          returncode: '0',
          message: '',
          data: { total: 1, pageData: [{ code: '10', name: '生鲜' }] },
        },
      }));
    const browser = await openJobs();
    const heads = [
      { name: 'storeid', title: 'Id' },
      { name: 'groupid', title: 'Group' },
    ];
    const { job } = await browser.steer('exportStart', { ...ASKED, columns: heads });
    const ready = await browser.until(job!.id, 'READY');
    const file = await browser.get(ready.downloadUrl!);
    expect(await readSheet(file.rawPayload)).toEqual([
      ['Id', 'Group'],
      ['0', '生鲜'],
      ['1', '生鲜'],
    ]);
    expect(retail.asked.length).toBeGreaterThan(3);
  });
});
