import { type CSSProperties, useCallback } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import type { useRowSelection } from '../table/list-table/useRowSelection.ts';
import { GridRow } from './GridRow.tsx';
import { GridPlaceholder, PLACEHOLDER_ROWS } from './GridPlaceholder.tsx';
import type { PositionedColumn } from './column-layout.ts';
import type { GridFocus } from './useGridFocus.ts';
import { type GridView, rowIndexesInView } from './useGridView.ts';

interface GridBodyProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  currentKey?: string | null;
  onOpen?: unknown;
  isLoading: boolean;
  view: GridView;
  columns: readonly PositionedColumn<Row>[];
  focus: GridFocus;
  selecting: ReturnType<typeof useRowSelection<Row>>;
  hasCheckboxes: boolean;
  before: number;
}

/** The visible rows, positioned within the height of the whole page of rows. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const {
    rows,
    rowKey,
    rowName,
    currentKey = null,
    onOpen,
    isLoading,
    view,
    columns,
    focus,
    selecting,
    hasCheckboxes,
    before,
  } = props;
  const { t } = useTranslation();
  const { active, actions } = focus;
  const labelOf = useCallback((row: Row) => t('rows.select', { 0: rowName(row) }), [t, rowName]);
  const height = { '--grid-count': isLoading ? PLACEHOLDER_ROWS : rows.length } as CSSProperties;
  return (
    <div role="rowgroup" className="grid-body" style={height}>
      {isLoading && <GridPlaceholder columns={columns} hasCheckboxes={hasCheckboxes} />}
      {rowIndexesInView(view, rows.length, active.row).map((rowIndex) => {
        const row = rows[rowIndex];
        if (row === undefined) return null;
        return (
          <GridRow
            key={rowKey(row)}
            columns={columns}
            row={row}
            hasCheckboxes={hasCheckboxes}
            checkboxLabel={selecting.canTick(rowIndex) ? labelOf : null}
            opens={onOpen !== undefined}
            actions={actions}
            rowIndex={rowIndex}
            ariaRowIndex={before + rowIndex + 2}
            ticked={selecting.isTicked(rowIndex)}
            current={currentKey === rowKey(row)}
            activeColumn={active.row === rowIndex ? active.column : 0}
          />
        );
      })}
    </div>
  );
}
