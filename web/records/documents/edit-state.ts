import type { FieldValues } from '../fields/values.ts';

/** A line of which fields are others than before: what they are and, for the sums, what they were. */
export interface EditedLine {
  values: FieldValues;
  before: FieldValues;
}

/** A line that is new. */
export interface AddedLine {
  lineNumber: number;
  values: FieldValues;
}

/** What has been changed in a detail list. */
export interface EditedDetail {
  /** By line number. */
  edited: Readonly<Record<string, EditedLine>>;
  added: readonly AddedLine[];
  /** Lines that are gone, with what they held in the columns that are added up. */
  removed: Readonly<Record<string, FieldValues>>;
}

/** All that has been changed in a document: plain JSON, so that a draft can keep it. */
export interface SheetEditState {
  header: FieldValues;
  details: Readonly<Record<string, EditedDetail>>;
}

export const noEdits: SheetEditState = { header: {}, details: {} };
export const noDetailEdits: EditedDetail = { edited: {}, added: [], removed: {} };
