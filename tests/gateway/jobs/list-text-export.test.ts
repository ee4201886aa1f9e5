import { describe, expect, test } from 'vitest';
import { askedAt, CODE, COLUMNS, mockList, PATHS } from '../lists/list-support.ts';
import { KEY, openJobs, pagesOf } from './job-support.ts';

const HEADS = [
  { name: 'storeid', title: '门店,编号' },
  { name: 'storename', title: '名称' },
  { name: 'area', title: '面积' },
  { name: 'opened', title: '开业日期' },
  { name: 'format', title: '业态' },
];
const NAMES = ['=1+1', '门店 "A", 静安', '+8613800000000'];
const storeAt = (index: number) => ({
  storeid: String(index + 1).padStart(6, '0'),
  storename: NAMES[index] ?? `门店 ${String(index + 1)}`,
  area: index === 0 ? -1.5 : index / 10,
  opened: index === 1 ? null : '2020-05-01',
  format: index % 2 === 0 ? 'H' : 'S',
});

async function exported(total: number, asked: object) {
  const retail = mockList({ rows: null, columns: COLUMNS }).replies(
    PATHS.search,
    pagesOf(total, storeAt),
  );
  const browser = await openJobs();
  const input = { key: KEY, moduleCode: CODE, columns: HEADS, ...asked };
  const { job, userErrors } = await browser.steer('exportStart', input);
  expect(userErrors).toEqual([]);
  const ready = await browser.until(job!.id, 'READY');
  const file = await browser.get(ready.downloadUrl!);
  return { retail, ready, file, text: file.rawPayload.toString('utf8') };
}
const CSV = { format: 'CSV', fileName: '门店.csv' };
const JSONL = { format: 'JSONL', fileName: '门店.jsonl' };

describe('An exported list', () => {
  test('is CSV with headings and labels, and nothing that a spreadsheet would run', async () => {
    const { ready, file, text } = await exported(3, CSV);
    expect(ready).toMatchObject({ kind: 'EXPORT', totalCount: 3, doneCount: 3, isCapped: false });
    expect(ready.downloadUrl).toMatch(/\.csv$/u);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.split('\r\n')).toEqual([
      '\uFEFF"门店,编号",名称,面积,开业日期,业态',
      "000001,'=1+1,-1.5,2020-05-01,大卖场",
      '000002,"门店 ""A"", 静安",0.1,,标超',
      "000003,'+8613800000000,0.2,2020-05-01,大卖场",
      '',
    ]);
  });

  test('is JSONL with one object per line, by the names of the columns and with codes', async () => {
    const labels = [{ value: 'H', label: 'Hypermarket' }];
    const columns = HEADS.map((head) => (head.name === 'format' ? { ...head, labels } : head));
    const { file, text, ready } = await exported(2, { ...JSONL, columns });
    expect(ready.downloadUrl).toMatch(/\.jsonl$/u);
    expect(file.headers['content-type']).toBe('application/jsonl; charset=utf-8');
    expect(text.endsWith('\n')).toBe(true);
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toEqual([
      { storeid: '000001', storename: '=1+1', area: -1.5, opened: '2020-05-01', format: 'H' },
      { storeid: '000002', storename: '门店 "A", 静安', area: 0.1, opened: null, format: 'S' },
    ]);
  });

  test('has all pages in their order', async () => {
    const { retail, ready, text } = await exported(2500, JSONL);
    expect(ready).toMatchObject({ totalCount: 2500, doneCount: 2500 });
    const lines = text.trim().split('\n');
    expect(lines).toHaveLength(2500);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ storeid: '002500' });
    expect(askedAt(retail, PATHS.search)).toHaveLength(4);
  });

  test('without rows is a head in CSV and empty in JSONL', async () => {
    expect((await exported(0, CSV)).text).toMatch(/^\uFEFF.*\r\n$/u);
    expect((await exported(0, JSONL)).text).toBe('');
  });

  test('ends at the cap', async () => {
    const { ready, text } = await exported(100_500, {
      ...JSONL,
      columns: [{ name: 'storeid', title: 'Id' }],
    });
    expect(ready).toMatchObject({ totalCount: 100_000, doneCount: 100_000, isCapped: true });
    expect(text.trim().split('\n')).toHaveLength(100_000);
  }, 60_000);

  test.each([
    ['CSV', '门店.xlsx', '.csv'],
    ['JSONL', '门店.csv', '.jsonl'],
    ['XLSX', '门店.jsonl', '.xlsx'],
  ])('to %s is refused if its name is %s', async (format, fileName, extension) => {
    mockList({ rows: [], columns: COLUMNS });
    const browser = await openJobs();
    const { job, userErrors } = await browser.steer('exportStart', {
      ...{ key: KEY, moduleCode: CODE, columns: HEADS },
      ...{ format, fileName },
    });
    expect(job).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['input', 'fileName'] }]);
    expect(userErrors[0]?.message).toContain(extension);
  });
});
