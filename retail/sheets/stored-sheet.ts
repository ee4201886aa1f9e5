/** The value of a field: numbers are exact to their decimals, dates are `YYYY-MM-DD`. */
export type FieldValue = string | number | null;
export type Fields = Record<string, FieldValue>;
export type Line = Fields & { lineno: number };
/** The detail lists of a document by name. */
export type Lists = Record<string, Line[]>;

/** 0 draft, 1 in its process, 2 effective, 3 rejected, 4 returned to its initiator. */
export type SheetStatus = '0' | '1' | '2' | '3' | '4';

/** The content of a document, without its creator, times and status. */
export interface SheetContent {
  header: Fields;
  lists: Lists;
}

export interface StoredSheet extends SheetContent {
  sheetid: string;
  sheettype: string;
  status: SheetStatus;
  /** Increases with each save. */
  version: number;
  /** In fen. */
  amount: number | null;
  /** Account codes. */
  creator: string;
  modifier: string;
  supplierid: string | null;
  shopid: string | null;
  /** Epoch milliseconds: created, last saved, last change of the status. */
  created: number;
  modified: number;
  since: number;
}
