import { expect } from 'vitest';
import { CODE, mockList, type Services } from '../lists/list-support.ts';
import { KEY, openJobs, type JobsBrowser, type JobAnswer } from './job-support.ts';

export const IMPORT = '/api/msc-mdm/store/import';
export const HEADERS = [
  { name: 'storeid', title: 'Store id' },
  { name: 'storename', title: 'Name' },
  { name: 'area', title: 'Area' },
  { name: 'opened', title: 'Opened' },
  { name: 'format', title: 'Format' },
];

interface Sent {
  rows: Record<string, unknown>[];
  partial: boolean;
  requestkey: string;
}

type Answering = (sent: Sent) => {
  imported: number;
  errors?: { row: number; field: string; code?: string; message: string }[];
};

/** Mocks services with a list of stores that accepts imported rows. */
export function mockImport(
  answering: Answering = ({ rows }) => ({ imported: rows.length }),
  services: Services = {},
) {
  const sent: Sent[] = [];
  const retail = mockList({ rows: null, ...services }).replies(IMPORT, (body) => {
    sent.push(body as Sent);
    const { imported, errors = [] } = answering(body as Sent);
    return { body: { returncode: '0', message: 'success', data: { imported, errors } } };
  });
  return { retail, sent };
}

async function uploaded(
  browser: JobsBrowser,
  filename: string,
  content: Uint8Array | string,
): Promise<string> {
  const response = await browser.upload(filename, content);
  expect(response.statusCode).toBe(200);
  return response.json<{ file: string }>().file;
}

/** Uploads a file and waits for its preview. */
export async function startImport(
  browser: JobsBrowser,
  content: Uint8Array | string,
  filename = 'stores.xlsx',
  { key = KEY, columns = HEADERS }: { key?: string; columns?: readonly object[] } = {},
): Promise<JobAnswer> {
  const file = await uploaded(browser, filename, content);
  const { job, userErrors } = await browser.steer('importStart', {
    key,
    moduleCode: CODE,
    file,
    columns,
  });
  expect(userErrors).toEqual([]);
  return job!;
}

export async function previewImport(
  browser: JobsBrowser,
  content: Uint8Array | string,
  filename = 'stores.xlsx',
  columns: readonly object[] = HEADERS,
) {
  const job = await startImport(browser, content, filename, { columns });
  const { preview } = await browser.until(job.id, 'PREVIEWED');
  return { id: job.id, preview: preview! };
}

/** Uploads a file that cannot be read. */
export async function failedImport(content: Uint8Array | string, filename = 'stores.xlsx') {
  const { retail } = mockImport();
  const browser = await openJobs();
  const job = await startImport(browser, content, filename);
  const failed = await browser.until(job.id, 'FAILED');
  expect(failed).toMatchObject({ isResumable: false, preview: null });
  expect(retail.asked.some(({ path }) => path === IMPORT)).toBe(false);
  return failed.problem!;
}
