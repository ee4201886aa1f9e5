import { useRef } from 'react';
import type { GridColumn } from './grid-column.ts';
import { GridFrame } from './GridFrame.tsx';
import { GridHead } from './GridHead.tsx';
import { PickRow } from './PickRow.tsx';
import { useColumnLayout, useRenderedColumns } from './useColumnLayout.ts';
import { rowIndexesInView, useGridView } from './useGridView.ts';
import { usePickFocus } from './usePickFocus.ts';
import './PickGrid.css';

interface PickGridProps<Row> {
  /** Accessible name of the list. */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** One page of rows. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Number of rows before this page, and in total. */
  before: number;
  totalCount: number;
  /** Other rows are loading: the current ones stay, dimmed. */
  busy: boolean;
  /** Several rows may be picked. */
  multiple: boolean;
  /** Title of the column of marks, for screen readers. */
  markTitle: string;
  isPicked: (row: Row) => boolean;
  /** Picks or unpicks a row. */
  onToggle: (row: Row) => void;
  /** Confirms the selection, by Enter or double-click. */
  onConfirm: (row: Row) => void;
  onPage: (step: -1 | 1) => void;
}

/** The head is not paged by. */
const rowSizes = { rowSelector: '[data-row-index]', reservedRows: 1 };

/**
 * A grid to pick rows from. The whole row has the focus, because its cells contain no controls:
 * arrow keys, Home and End move it, Page Up and Page Down change the page, Space or a click picks a
 * row and Enter or a double-click confirms. It is a table on narrow screens too, so that a row is a
 * short line there.
 */
export function PickGrid<Row>(props: PickGridProps<Row>) {
  const { label, columns, rows, rowKey, before, totalCount, busy, multiple, markTitle } = props;
  const box = useRef<HTMLDivElement>(null);
  const view = useGridView(box, rows.length, rowSizes);
  const { layout, style } = useColumnLayout({
    columns,
    hasCheckboxes: true,
    visibleWidth: view.width,
    resized: null,
  });
  const { active, ...handlers } = usePickFocus({ ...props, box });
  const rendered = useRenderedColumns(layout, view, 0);
  return (
    <GridFrame
      {...{ box, view, style, label }}
      rowCount={totalCount + 1}
      columnCount={columns.length + 1}
      isMultiple={multiple}
      isBusy={busy}
      {...handlers}
    >
      <GridHead
        first={
          <div role="columnheader" aria-colindex={1} className="grid-cell grid-box">
            <span className="sr">{markTitle}</span>
          </div>
        }
        columns={rendered}
        order={null}
        onOrder={undefined}
        resize={null}
        activeColumn={null}
      />
      <div
        role="rowgroup"
        className="grid-body"
        style={{ '--grid-count': rows.length } as React.CSSProperties}
      >
        {rowIndexesInView(view, rows.length, active).map((rowIndex) => {
          const row = rows[rowIndex];
          return row === undefined ? null : (
            <PickRow
              key={rowKey(row)}
              columns={rendered}
              row={row}
              rowIndex={rowIndex}
              ariaRowIndex={before + rowIndex + 2}
              multiple={multiple}
              isPicked={props.isPicked(row)}
              isActive={rowIndex === active}
            />
          );
        })}
      </div>
    </GridFrame>
  );
}
