import type { components } from '../../schema/generated/retail.ts';

/** A row of the pool, with the names of its people; times are epoch milliseconds. */
export interface TaskRow {
  taskid: string;
  tasktype: string;
  taskname: string;
  taskdesc: string;
  taskkeyattr: string | null;
  depttypeid: string | null;
  posttmplcode: string;
  creator: string;
  created: number;
  due: number | null;
  status: components['schemas']['PoolTask']['status'];
  assignee: string | null;
  assigneeName: string | null;
  locked: number | null;
  lockexpires: number | null;
  finished: number | null;
  modulecode: string | null;
  sheetid: string | null;
}
