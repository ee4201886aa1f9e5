import type { Ref } from 'react';
import type { FieldProps } from '../../fields/kinds/field-kind.ts';

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

/** What the control of a cell is given. */
export interface CellFieldProps extends FieldProps {
  /** A cell has no label above it. */
  name: string;
  editor: CellEditorRef;
}
