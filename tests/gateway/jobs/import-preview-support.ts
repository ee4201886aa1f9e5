import { COLUMNS } from '../lists/list-support.ts';
import { mockImport, previewed } from './import-support.ts';
import { openJobs } from './job-support.ts';
import { workbook } from './workbooks.ts';

export const HEAD = ['Store id *', 'Name', 'Area', 'Opened', 'Format'];

export async function read(rows: readonly (readonly unknown[])[], columns = COLUMNS) {
  mockImport(undefined, { columns });
  return (await previewed(await openJobs(), await workbook(rows))).preview;
}
