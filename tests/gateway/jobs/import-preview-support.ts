import { COLUMNS } from '../lists/list-support.ts';
import { mockImport, previewImport } from './import-support.ts';
import { openJobs } from './job-support.ts';
import { workbook } from './workbooks.ts';

export const HEADER = ['Store id *', 'Name', 'Area', 'Opened', 'Format'];

export async function read(rows: readonly (readonly unknown[])[], columns = COLUMNS) {
  mockImport(undefined, { columns });
  return (await previewImport(await openJobs(), await workbook(rows))).preview;
}
