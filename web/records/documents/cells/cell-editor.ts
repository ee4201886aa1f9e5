import type { Ref } from 'react';
import type { FieldProps } from '../../fields/kinds/field-kind.ts';

/** How the table controls the input of the active cell. */
export interface CellEditor {
  /** Whether there is typed text that has not been written to the line yet. */
  isTyping: () => boolean;
  /** Writes the typed text to the line. */
  commit: () => void;
  /** Discards the typed text; false if there was none. */
  revert: () => boolean;
}

export type CellEditorRef = Ref<CellEditor>;

/** Props of a control inside a cell. */
export interface CellFieldProps extends FieldProps {
  /** The accessible name, because a cell has no label above it. */
  name: string;
  editor: CellEditorRef;
}
