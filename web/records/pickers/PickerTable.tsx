import { useTranslation } from 'react-i18next';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { Column } from '../fields/column.ts';
import { useFieldCell, type RenderCell } from '../fields/useFieldCell.tsx';
import type { PickerRow } from './picker-rows.ts';
import { usePickerKeys } from './usePickerKeys.ts';

interface PickerTableProps {
  label: string;
  columns: readonly Column[];
  rows: readonly PickerRow[];
  multiple: boolean;
  busy: boolean;
  isPicked: (row: PickerRow) => boolean;
  /** Picks or unpicks a row. */
  onToggle: (row: PickerRow) => void;
  /** Confirms the selection, by Enter or double-click. */
  onConfirm: (row: PickerRow) => void;
  onPage: (step: -1 | 1) => void;
}

/**
 * One page of rows. Arrow keys, Home and End move the focus, Page Up and Page Down change the page,
 * Space picks a row and Enter confirms.
 */
export function PickerTable(props: PickerTableProps) {
  const { label, columns, rows, multiple, busy, isPicked, onToggle, onConfirm } = props;
  const { t } = useTranslation();
  const serverText = useServerText();
  const renderCell = useFieldCell();
  const { current, setCurrent, setElement, handleKey } = usePickerKeys(props);
  return (
    <div className="picker-table" aria-busy={busy}>
      <div
        role="grid"
        className="picker-grid"
        aria-label={label}
        aria-multiselectable={multiple}
        tabIndex={-1}
        onKeyDown={handleKey}
      >
        <div role="row" className="picker-row picker-head">
          <span role="columnheader">
            <span className="sr">{t('picker.pick')}</span>
          </span>
          {columns.map((column) => (
            <span key={column.name} role="columnheader" className={alignClass(column)}>
              {serverText(column.i18nCode, column.title)}
            </span>
          ))}
        </div>
        {rows.map((row, index) => (
          // Keys are handled by the grid, which knows the focused row.
          <div
            key={row.key}
            ref={(element) => setElement(index, element)}
            role="row"
            className="picker-row"
            tabIndex={index === current ? 0 : -1}
            aria-selected={isPicked(row)}
            onFocus={() => setCurrent(index)}
            onClick={() => onToggle(row)}
            onDoubleClick={() => onConfirm(row)}
            onKeyDown={undefined}
          >
            <PickerCells {...{ row, columns, multiple, renderCell }} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface PickerCellsProps {
  row: PickerRow;
  columns: readonly Column[];
  multiple: boolean;
  renderCell: RenderCell;
}

function PickerCells({ row, columns, multiple, renderCell }: PickerCellsProps) {
  return (
    <>
      <span role="gridcell">
        <span
          className={`picker-mark picker-mark-${multiple ? 'box' : 'dot'}`}
          aria-hidden="true"
        />
      </span>
      {columns.map((column) => (
        <span key={column.name} role="gridcell" className={alignClass(column)}>
          {renderCell({
            column,
            value: row.values[column.name],
            row: row.values,
            label: row.labels[column.name],
            tabIndex: null,
          })}
        </span>
      ))}
    </>
  );
}

const alignClass = ({ align }: Column) => (align === 'RIGHT' ? 'num' : undefined);
