import type { components } from '../../schema/generated/retail.ts';

/** A document as its module's services tell it. */
export interface SheetModel {
  moduleCode: string;
  row: components['schemas']['Sheet'];
}

/** One of its detail lists, whole; pages are cut from it. */
export interface SheetDetailModel {
  section: string;
  lines: readonly components['schemas']['SheetLine'][];
  /** Names of the columns that are added up. */
  summed: readonly string[];
}
