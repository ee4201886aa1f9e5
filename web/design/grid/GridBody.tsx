import { type CSSProperties, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { useRowSelection } from '../table/list-table/useRowSelection.ts';
import { GridRow } from './GridRow.tsx';
import { GridShape, shapeRows } from './GridShape.tsx';
import type { LaidColumn } from './lay-columns.ts';
import type { GridFocus } from './useGridFocus.ts';
import { type GridView, placesInView } from './useGridView.ts';

interface GridBodyProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  currentKey?: string | null;
  onOpen?: unknown;
  isShape: boolean;
  view: GridView;
  columns: readonly LaidColumn<Row>[];
  focus: GridFocus;
  selecting: ReturnType<typeof useRowSelection<Row>>;
  hasBoxes: boolean;
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
    isShape,
    view,
    columns,
    focus,
    selecting,
    hasBoxes,
    before,
  } = props;
  const { t } = useTranslation();
  const { active, actions } = focus;
  const labelOf = useCallback((row: Row) => t('rows.select', { 0: rowName(row) }), [t, rowName]);
  const height = { '--grid-count': isShape ? shapeRows : rows.length } as CSSProperties;
  return (
    <div role="rowgroup" className="grid-body" style={height}>
      {isShape && <GridShape columns={columns} hasBoxes={hasBoxes} />}
      {placesInView(view, rows.length, active.row).map((place) => {
        const row = rows[place];
        if (row === undefined) return null;
        return (
          <GridRow
            key={rowKey(row)}
            columns={columns}
            row={row}
            hasBoxes={hasBoxes}
            boxLabel={selecting.canTick(place) ? labelOf : null}
            opens={onOpen !== undefined}
            actions={actions}
            place={place}
            index={before + place + 2}
            ticked={selecting.isTicked(place)}
            current={currentKey === rowKey(row)}
            activePlace={active.row === place ? active.place : 0}
          />
        );
      })}
    </div>
  );
}
