import { useMemo } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import type { GridColumn } from '../../design/grid/grid-column.ts';
import { PickGrid } from '../../design/grid/PickGrid.tsx';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { Column } from '../fields/column.ts';
import { wholeTexts, widthOf } from '../fields/column-widths.ts';
import { useFieldCell } from '../fields/useFieldCell.tsx';
import { PICKER_PAGE_SIZE, type PickerPage, type PickerRow } from './picker-rows.ts';

interface PickerTableProps {
  label: string;
  columns: readonly Column[];
  found: PickerPage;
  /** Number of the page, from 1. */
  page: number;
  multiple: boolean;
  busy: boolean;
  isPicked: (row: PickerRow) => boolean;
  onToggle: (row: PickerRow) => void;
  onConfirm: (row: PickerRow) => void;
  onPage: (step: -1 | 1) => void;
}

/** One page of rows. */
export function PickerTable({ columns, found, page, ...grid }: PickerTableProps) {
  const { t } = useTranslation();
  return (
    <PickGrid
      {...grid}
      columns={usePickerColumns(columns)}
      rows={found.rows}
      rowKey={keyOf}
      before={(page - 1) * PICKER_PAGE_SIZE}
      totalCount={found.totalCount}
      markTitle={t('picker.pick')}
    />
  );
}

const keyOf = ({ key }: PickerRow) => key;

/** The columns of the list as a grid shows them, as wide as in the list itself. */
function usePickerColumns(columns: readonly Column[]): readonly GridColumn<PickerRow>[] {
  const serverText = useServerText();
  const renderCell = useFieldCell();
  return useMemo(
    () =>
      columns.map((column): GridColumn<PickerRow> => {
        const { name, align } = column;
        const title = serverText(column.i18nCode, column.title);
        return {
          name,
          title,
          width: widthOf({ ...column, isSortable: false }, title, wholeTexts(column, serverText)),
          align,
          pin: null,
          isSortable: false,
          cell: ({ values, labels }) =>
            renderCell({
              column,
              value: values[name],
              row: values,
              label: labels[name],
              tabIndex: null,
            }),
        };
      }),
    [columns, serverText, renderCell],
  );
}
