import { useMemo, type Ref } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { Column } from '../../fields/column.ts';
import { useFieldCell } from '../../fields/useFieldCell.tsx';
import { useFieldText } from '../../fields/useFieldText.ts';
import { useProblemText } from '../../form/field-problem.ts';
import type { CellEditor } from '../cells/cell-editor.ts';
import type { ColumnLayout } from '../layout/detail-columns.ts';
import type { Slot } from '../layout/column-slots.ts';
import type { RowActions, RowContext } from './row-context.ts';

interface RowContextOptions {
  tableId: string;
  slots: readonly Slot[];
  columns: readonly ColumnLayout[];
  titleOf: (column: Column) => string;
  rowActions: RowActions;
  editor: Ref<CellEditor>;
}

/** The memoized context of the rows of a table. */
export function useRowContext(options: RowContextOptions): RowContext {
  const { tableId, slots, columns, titleOf, rowActions, editor } = options;
  const { t } = useTranslation();
  const [textOf, problemText, renderCell] = [useFieldText(), useProblemText(), useFieldCell()];
  const titles = useMemo(() => columns.map(({ column }) => titleOf(column)), [columns, titleOf]);
  return useMemo(
    (): RowContext => ({
      ...rowActions,
      tableId,
      slots,
      columns,
      titles,
      shownNames: new Set(columns.map(({ column }) => column.name)),
      t,
      textOf,
      problemText,
      renderCell,
      editor,
    }),
    [rowActions, tableId, slots, columns, titles, t, textOf, problemText, renderCell, editor],
  );
}
