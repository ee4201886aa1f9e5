import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { CODE, column, COLUMNS } from '../lists/list-support.ts';
import { HEADERS, IMPORT, mockImport, previewImport } from './import-support.ts';
import { openJobs } from './job-support.ts';
import { workbook } from './workbooks.ts';

const HEAD = ['Store id', 'Name', 'Area'];

/** The key of a job at the gateway, which its id contains. */
const keyIn = (id: string) => Buffer.from(id, 'base64url').toString().split('/')[1] ?? '';

describe('Imported rows', () => {
  test('are sent in one call in the format of the services if all are imported', async () => {
    const { sent } = mockImport();
    const browser = await openJobs();
    const { id } = await previewImport(
      browser,
      await workbook([HEAD, ['0001', 'A', 12.5], ['0002', 'B', null]]),
    );
    expect(sent).toEqual([]);
    await browser.steer('importConfirm', { id, onlyGood: false });
    const ready = await browser.until(id, 'READY');
    expect(ready).toMatchObject({
      downloadUrl: null,
      outcome: { importedCount: 2, refusedCount: 0, reportUrl: null },
    });
    expect(sent).toEqual([
      {
        rows: [
          { storeid: '0001', storename: 'A', area: 12.5 },
          { storeid: '0002', storename: 'B' },
        ],
        partial: false,
        requestkey: `${keyIn(id)}-1`,
      },
    ]);
  });

  test('exclude invalid ones if requested, and a report explains why', async () => {
    const { sent } = mockImport(({ rows }) => ({
      imported: rows.length - 1,
      errors: [{ row: 2, field: 'storename', message: 'there is such a name already' }],
    }));
    const browser = await openJobs();
    const rows = [
      ['0001', 'A', 1],
      ['0002', '', 2],
      ['0003', 'C', 3],
      ['=cmd()', 'D', 'many'],
    ];
    const { id } = await previewImport(browser, await workbook([HEAD, ...rows]));
    await browser.steer('importConfirm', { id, onlyGood: true });
    const ready = await browser.until(id, 'READY');
    expect(ready.outcome).toMatchObject({ importedCount: 1, refusedCount: 3 });
    expect(
      sent.map(({ rows: some, partial }) => [some.map(({ storeid }) => storeid), partial]),
    ).toEqual([[['0001', '0003'], true]]);
    const report = await browser.get(ready.outcome!.reportUrl!);
    expect(report.headers['content-disposition']).toContain('stores-report.xlsx');
    expect(await readSheet(report.rawPayload)).toEqual([
      ['Line', 'Store id', 'Name', 'Name: problem', 'Area', 'Area: problem'],
      [3, '0002', null, '“Name” must not be empty.', 2, null],
      [4, '0003', 'C', 'there is such a name already', 3, null],
      [5, '=cmd()', 'D', null, 'many', expect.stringContaining('Area')],
    ]);
  });

  test('are reported with the labels with which they were read', async () => {
    const tags = column('tags', 'CheckboxGroup', {
      columndata: '[{"value":"1","label":"新"},{"value":"2","label":"老"}]',
    });
    mockImport(undefined, { columns: [...COLUMNS, tags] });
    const browser = await openJobs();
    const words = [
      ...HEADERS.map((head) =>
        head.name === 'format' ? { ...head, labels: [{ value: 'H', label: 'Hypermarket' }] } : head,
      ),
      { name: 'tags', title: 'Tags', labels: [{ value: '1', label: 'New' }] },
    ];
    const rows = [
      ['0001', '', 'Hypermarket', 'New, 老'],
      ['0002', '', 'S', '2'],
      ['0003', '', 'Bazaar', null],
      ['0004', 'D', 'H', null],
    ];
    const content = await workbook([['Store id', 'Name', 'Format', 'Tags'], ...rows]);
    const { id } = await previewImport(browser, content, 'stores.xlsx', words);
    await browser.steer('importConfirm', { id, onlyGood: true });
    const { outcome } = await browser.until(id, 'READY');
    const [heads = [], ...lines] = await readSheet(
      (await browser.get(outcome!.reportUrl!)).rawPayload,
    );
    const cellsUnder = (head: string) => lines.map((line) => line[heads.indexOf(head)]);
    expect([cellsUnder('Format'), cellsUnder('Tags')]).toEqual([
      ['Hypermarket', '标超', 'Bazaar'],
      ['New, 老', '老', null],
    ]);
  });

  test('can come from a corrected report with unchanged headers', async () => {
    const { sent } = mockImport();
    const browser = await openJobs();
    const { id } = await previewImport(
      browser,
      await workbook([HEAD, ['0001', 'A', 1], ['0002', '', 2]]),
    );
    await browser.steer('importConfirm', { id, onlyGood: true });
    const { outcome } = await browser.until(id, 'READY');
    const report = await browser.get(outcome!.reportUrl!);
    const again = await openJobs({ gateway: browser.gateway });
    const file = (await again.upload('report.xlsx', report.rawPayload)).json<{ file: string }>()
      .file;
    const { job } = await again.steer('importStart', {
      key: 'client-key-2',
      moduleCode: CODE,
      file,
      columns: HEADERS,
    });
    const { preview } = await again.until(job!.id, 'PREVIEWED');
    expect(preview).toMatchObject({
      unknownHeads: [],
      columns: ['storeid', 'storename', 'area'],
      badCount: 1,
    });
    expect(sent.length).toBe(1);
  });

  test.each([
    [
      'all of them while some are bad',
      false,
      [
        ['1', 'A', 1],
        ['2', '', 1],
      ],
      'INVALID',
    ],
    ['the good ones where none is', true, [['1', '', 1]], 'INVALID'],
  ])('are refused because of %s', async (_title, onlyGood, rows, code) => {
    mockImport();
    const browser = await openJobs();
    const { id } = await previewImport(browser, await workbook([HEAD, ...rows]));
    expect(await browser.steer('importConfirm', { id, onlyGood })).toMatchObject({
      job: null,
      userErrors: [{ code }],
    });
    expect((await browser.job(id))?.status).toBe('PREVIEWED');
  });

  test('are not stored if the services refuse them as a whole', async () => {
    mockImport(() => ({
      imported: 0,
      errors: [{ row: 2, field: 'storeid', code: 'taken', message: 'exists' }],
    }));
    const browser = await openJobs();
    const { id } = await previewImport(
      browser,
      await workbook([HEAD, ['1', 'A', 1], ['2', 'B', 1]]),
    );
    await browser.steer('importConfirm', { id, onlyGood: false });
    const { outcome } = await browser.until(id, 'READY');
    expect(outcome).toMatchObject({ importedCount: 0, refusedCount: 2 });
    const rows = await readSheet((await browser.get(outcome!.reportUrl!)).rawPayload);
    expect(rows.slice(1)).toEqual([[3, '2', expect.stringContaining('“Store id”'), 'B', 1]]);
  });

  test('are imported once, however often it is confirmed and interrupted', async () => {
    let calls = 0;
    const { retail, sent } = mockImport(({ rows }) => {
      calls += 1;
      if (calls === 2) throw new Error('dies');
      return { imported: rows.length };
    });
    const browser = await openJobs();
    const rows = Array.from({ length: 2300 }, (_, at) => [String(at), 'x', 1]);
    const { id } = await previewImport(browser, await workbook([HEAD, ...rows]));
    const confirm = () => browser.steer('importConfirm', { id, onlyGood: true });
    await Promise.all([confirm(), confirm()]);
    const failed = await browser.until(id, 'FAILED');
    expect(failed).toMatchObject({
      isResumable: true,
      doneCount: 1000,
      problem: { code: 'SERVICE_FAILED', page: 2 },
    });
    await browser.steer('jobResume', { id });
    const ready = await browser.until(id, 'READY');
    expect(ready.outcome).toEqual({ importedCount: 2300, refusedCount: 0, reportUrl: null });
    expect(sent.map(({ requestkey, rows: some }) => [requestkey, some.length])).toEqual([
      [`${keyIn(id)}-1`, 1000],
      [`${keyIn(id)}-2`, 1000],
      [`${keyIn(id)}-2`, 1000],
      [`${keyIn(id)}-3`, 300],
    ]);
    expect(retail.asked.filter(({ path }) => path === IMPORT).length).toBe(4);
    expect(browser.gateway.logLines.join('\n')).not.toMatch(/access-1|storename|retail\.test/u);
  }, 30_000);
});
