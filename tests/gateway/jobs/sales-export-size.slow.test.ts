import { expect, test } from 'vitest';
import { openJobs } from './job-support.ts';
import { ASKED_JSONL, ASKED_SALES, salesOf, salesRowAt } from './sales-support.ts';

/** A page of 1,000 rows has 29 MB then. */
const NAME = 'x'.repeat(29_000);

test.each([
  ['CSV', ASKED_SALES],
  ['JSONL', ASKED_JSONL],
])(
  'an export of sales to %s stops when its file has more than 100 MB',
  async (_format, usual) => {
    const retail = salesOf(10_000, (index) => ({
      ...salesRowAt(index),
      store: { code: String(index), name: NAME },
    }));
    const browser = await openJobs();
    const { job } = await browser.steer('salesExportStart', usual);
    const failed = await browser.until(job!.id, 'FAILED');
    expect(failed).toMatchObject({
      isResumable: false,
      downloadUrl: null,
      problem: { code: 'FILE_TOO_LARGE' },
    });
    // One row to count, then pages.
    expect(retail.asked).toHaveLength(1 + 4);
    expect((await browser.steer('jobResume', { id: job!.id })).userErrors).toHaveLength(1);
  },
  60_000,
);
