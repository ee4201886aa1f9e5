import type { Ref } from 'react';

/** What the table tells the control of the cell that somebody is in. */
export interface CellEditor {
  /** Something was typed that the line does not hold yet. */
  isTyping: () => boolean;
  /** What was typed is put into the line. */
  commit: () => void;
  /** What was typed is forgotten; false where there was nothing. */
  revert: () => boolean;
}

export type CellEditorRef = Ref<CellEditor>;
