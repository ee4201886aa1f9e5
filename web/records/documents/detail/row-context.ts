import type { Ref } from 'react';
import type { TFunction } from 'i18next';
import type { Row } from '../../fields/column.ts';
import type { OptionSearch } from '../../fields/option-search.ts';
import type { RenderCell } from '../../fields/useFieldCell.tsx';
import type { FormatField } from '../../fields/useFieldText.ts';
import type { FieldValues } from '../../fields/values.ts';
import type { ProblemText } from '../../form/field-problem.ts';
import type { CellEditor } from '../cells/cell-editor.ts';
import type { ColumnLayout } from '../layout/detail-columns.ts';
import type { Slot } from '../layout/column-slots.ts';

/** What the user can do in the rows of a table. */
export interface RowActions {
  /** Undefined if the table is read-only. Changes with the same merge key are undone together. */
  onChange?: (
    line: Row,
    name: string,
    value: string | null,
    copies?: FieldValues,
    mergeKey?: string,
  ) => void;
  /** The text typed into a cell is invalid. */
  onInvalidText: (line: Row, column: string, text: string) => void;
  /** Undefined if lines cannot be removed. */
  onRemove?: (line: Row) => void;
  search?: OptionSearch;
}

/**
 * Everything that the rows of a table share. Rows are memoized, so a row re-renders only when this
 * object or its own props change.
 */
export interface RowContext extends RowActions {
  /** Prefix of the ids of cells. */
  tableId: string;
  slots: readonly Slot[];
  columns: readonly ColumnLayout[];
  titles: readonly string[];
  /**
   * Columns of the table. The name of a code is not repeated beside the code if it is among them.
   */
  shownNames: ReadonlySet<string>;
  t: TFunction;
  textOf: FormatField;
  problemText: ProblemText;
  renderCell: RenderCell;
  editor: Ref<CellEditor>;
}
