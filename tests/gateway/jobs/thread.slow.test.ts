import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { createWorkbookWorker } from '../../../gateway/jobs/workbook-worker.ts';
import { CODE, mockList, PATHS } from '../lists/list-support.ts';
import { startImport, mockImport } from './import-support.ts';
import { KEY, openJobs, pagesOf } from './job-support.ts';

/** As in production: files are written and read in a worker thread. */
const parts = { createWorker: createWorkbookWorker };

describe('The thread of a job', () => {
  test('writes an export', async () => {
    mockList({ rows: null }).replies(
      PATHS.search,
      pagesOf(2500, (index) => ({ storeid: `S${String(index)}` })),
    );
    const browser = await openJobs(parts);
    const columns = [{ name: 'storeid', title: 'Id' }];
    const { job } = await browser.steer('exportStart', {
      key: KEY,
      moduleCode: CODE,
      columns,
      fileName: 'stores.xlsx',
    });
    const { downloadUrl } = await browser.until(job!.id, 'READY');
    const rows = await readSheet((await browser.get(downloadUrl!)).rawPayload);
    expect([rows.length, rows.at(-1)]).toEqual([2501, ['S2499']]);
  }, 60_000);

  test('stops reading at the maximum rows of an import', async () => {
    mockImport();
    const browser = await openJobs(parts);
    const text = `Store id,Name\n${Array.from({ length: 1_000_000 }, (_, at) => `${String(at)},x`).join('\n')}\n`;
    const job = await startImport(browser, text, 'million.csv');
    const { problem, doneCount } = await browser.until(job.id, 'FAILED');
    expect(problem).toMatchObject({
      code: 'TOO_MANY_ROWS',
      message: expect.stringContaining('100000') as string,
    });
    expect(doneCount).toBe(100_000);
  }, 120_000);

  test('that crashes stops only its job', async () => {
    const worker = createWorkbookWorker();
    const asked = worker.ask('sheetTail', {
      before: { crc: 0, plainBytes: 0 },
      columnCount: 1,
      lastLine: 1,
    });
    await worker.close();
    await expect(asked).rejects.toThrow('ended');
    await expect(worker.ask('nextRows', null)).rejects.toThrow('ended');
  }, 60_000);
});
