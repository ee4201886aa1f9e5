import type { FieldValues } from '../../fields/values.ts';

/** An edited line: the new values of its changed fields, and their former values for the sums. */
export interface EditedLine {
  values: FieldValues;
  before: FieldValues;
}

/** A new line. */
export interface AddedLine {
  lineNumber: number;
  values: FieldValues;
}

/** The edits of one detail list. */
export interface EditedDetail {
  /** By line number. */
  edited: Readonly<Record<string, EditedLine>>;
  added: readonly AddedLine[];
  /** Removed lines by line number, with their values for the sums. */
  removed: Readonly<Record<string, FieldValues>>;
}

/** All unsaved changes of a document. Plain JSON, so that it can be stored as a draft. */
export interface SheetEditState {
  header: FieldValues;
  details: Readonly<Record<string, EditedDetail>>;
}

export const noEdits: SheetEditState = { header: {}, details: {} };
export const noDetailEdits: EditedDetail = { edited: {}, added: [], removed: {} };
