import { describe, expect, test } from 'vitest';
import { SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { openJobs } from './job-support.ts';
import { ASKED_SALES as ASKED, salesOf, salesPage, type SalesRequest } from './sales-support.ts';

async function exported(total: number, asked: object = {}) {
  const retail = salesOf(total);
  const browser = await openJobs();
  const { job, userErrors } = await browser.steer('salesExportStart', { ...ASKED, ...asked });
  expect(userErrors).toEqual([]);
  const ready = await browser.until(job!.id, 'READY');
  const file = await browser.get(ready.downloadUrl!);
  return { retail, ready, file, text: file.rawPayload.toString('utf8') };
}

describe('An export of sales', () => {
  test('to CSV has a head and all rows, and nothing that a spreadsheet would run', async () => {
    const { ready, file, text } = await exported(2, { comparison: 'LAST_YEAR' });
    expect(ready).toMatchObject({ kind: 'EXPORT', totalCount: 2, doneCount: 2, isCapped: false });
    expect(ready.downloadUrl).toMatch(/\.csv$/u);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toContain('.csv');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFshop.number,shop.name,days.from,days.to,values.sales,values.margin,compared.sales,compared.margin,change.sales,change.margin',
      `1001,"'=静安,""店""",2026-06-08,2026-06-14,-0.50,-50.00,1.00,10.00,-150.00,-60.00`,
      '1002,门店 1,2026-06-08,2026-06-14,-1.50,-16.67,,,,',
      '',
    ]);
  });

  test('to JSONL has one object per line, shaped like a row of a query', async () => {
    const { file, text } = await exported(2, { format: 'JSONL', fileName: 'sales.jsonl' });
    expect(file.headers['content-type']).toBe('application/jsonl; charset=utf-8');
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toEqual([
      {
        shop: { number: '1001', name: '=静安,"店"' },
        days: { from: '2026-06-08', to: '2026-06-14' },
        values: { sales: '-0.50', margin: '-50.00' },
      },
      {
        shop: { number: '1002', name: '门店 1' },
        days: { from: '2026-06-08', to: '2026-06-14' },
        values: { sales: '-1.50', margin: '-16.67' },
      },
    ]);
  });

  test('reads the pages of the services with the days of its start', async () => {
    const { retail, ready, text } = await exported(2500, { orderBy: { by: 'SALES' } });
    expect(ready).toMatchObject({ totalCount: 2500, doneCount: 2500 });
    expect(text.trim().split('\r\n')).toHaveLength(2501);
    const asked = retail.asked.map(({ body }) => body as SalesRequest);
    expect(asked.map(({ pageNo, pageSize }) => [pageNo, pageSize])).toEqual([
      [1, 1],
      [1, 1000],
      [2, 1000],
      [3, 1000],
    ]);
    for (const body of asked)
      expect(body).toMatchObject({
        measures: ['profit', 'sales'],
        dimensions: ['store', 'month'],
        startdate: '2026-06-08',
        enddate: '2026-06-14',
        order: { by: 'sales', descending: true },
      });
  });

  test('without rows has a head, and in JSONL nothing', async () => {
    expect((await exported(0)).text).toMatch(/^\uFEFFshop\.number,.*\r\n$/u);
    expect(
      (await exported(0, { format: 'JSONL', fileName: 'a.jsonl', key: 'client-key-2' })).text,
    ).toBe('');
  });

  test('is started once for each key', async () => {
    const retail = salesOf(1);
    const browser = await openJobs();
    const { job } = await browser.steer('salesExportStart', ASKED);
    const again = await browser.steer('salesExportStart', { ...ASKED, measures: ['ORDERS'] });
    expect(again.job?.id).toBe(job?.id);
    await browser.until(job!.id, 'READY');
    expect(await browser.jobs()).toHaveLength(1);
    expect(retail.asked.filter(({ body }) => (body as SalesRequest).pageSize === 1)).toHaveLength(
      1,
    );
  });

  test.each([
    ['no measure', { measures: [] }, 'REQUIRED', 'Choose at least one measure.'],
    ['the name of another format', { fileName: 'a.xlsx' }, 'INVALID', 'end in .csv'],
    ['a name that is only an ending', { fileName: '.csv' }, 'INVALID', 'end in .csv'],
    ['products of stores', { dimensions: ['PRODUCT', 'SHOP'] }, 'INVALID', 'by store or region'],
    ['top 101', { top: 101 }, 'INVALID', '`top` must be from 1 to 100; it was 101.'],
    [
      'customers by channel',
      { dimensions: ['CHANNEL'], measures: ['CUSTOMERS'] },
      'INVALID',
      'counted by store only',
    ],
    ['a bad key', { key: 'x' }, 'INVALID', 'key of this request'],
  ])('with %s is refused before any call', async (_what, asked, code, message) => {
    const retail = salesOf(1);
    const browser = await openJobs();
    const { job, userErrors } = await browser.steer('salesExportStart', { ...ASKED, ...asked });
    expect(job).toBeNull();
    expect(userErrors).toMatchObject([{ code, message: expect.stringContaining(message) }]);
    expect(retail.asked).toEqual([]);
  });

  test('of what the services or a supplier’s account do not allow is refused', async () => {
    mockRetail().refuses('salesQuery', 'A0404');
    const staff = await openJobs();
    const filter = { shopNumbers: ['9999'] };
    expect((await staff.steer('salesExportStart', { ...ASKED, filter })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    const supplier = await openJobs({ account: SIGNED_IN_SUPPLIER });
    expect((await supplier.steer('salesExportStart', ASKED)).userErrors).toMatchObject([
      { code: 'NOT_PERMITTED' },
    ]);
  });

  test('stops with a reason when the services fail, and continues where it stopped', async () => {
    let isDown = true;
    mockRetail().replies('salesQuery', (body) => {
      const asked = body as SalesRequest;
      return isDown && asked.pageNo === 2 ? 'unreachable' : salesPage(asked, 1500);
    });
    const browser = await openJobs();
    const { job } = await browser.steer('salesExportStart', ASKED);
    const failed = await browser.until(job!.id, 'FAILED');
    expect(failed).toMatchObject({
      isResumable: true,
      doneCount: 1000,
      problem: { code: 'SERVICE_FAILED', page: 2 },
    });
    isDown = false;
    await browser.steer('jobResume', { id: job!.id });
    const ready = await browser.until(job!.id, 'READY');
    const { rawPayload } = await browser.get(ready.downloadUrl!);
    expect(rawPayload.toString('utf8').trim().split('\r\n')).toHaveLength(1501);
  });
});
