import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSqliteDurable } from '../../../gateway/store/sqlite-durable.ts';
import { CODE, mockList, PATHS } from '../lists/list-support.ts';
import { KEY, openJobs, pagesOf } from './job-support.ts';

const MARK = 'store-that-nobody-else-may-see';
const HEADING = 'heading-of-this-test';
const FILE = 'name-of-this-file.csv';

test('what a job exports is not readable in the data file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sealed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mockList({ rows: null }).replies(
    PATHS.search,
    pagesOf(50, (index) => ({ storeid: `${MARK}-${String(index)}` })),
  );
  const durable = createSqliteDurable(join(folder, 'durable.sqlite'));
  const browser = await openJobs({ durable });
  const { job } = await browser.steer('exportStart', {
    ...{ key: KEY, moduleCode: CODE, format: 'CSV', fileName: FILE },
    columns: [{ name: 'storeid', title: HEADING }],
  });
  const { downloadUrl } = await browser.until(job!.id, 'READY');
  const file = await browser.get(downloadUrl!);
  expect(file.body).toContain(`${MARK}-49`);
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  const stored = bytes.join('');
  // The module of a job is stored as it is, so the test reads the right file.
  expect(stored.includes(CODE)).toBe(true);
  for (const text of [MARK, HEADING, FILE]) expect(stored.includes(text), text).toBe(false);
});
