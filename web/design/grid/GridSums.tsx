import type { ReactNode } from 'react';
import { cellClass, cellPosition } from './grid-cell.ts';
import type { PositionedColumn } from './column-layout.ts';

interface GridSumsProps<Row> {
  columns: readonly PositionedColumn<Row>[];
  hasCheckboxes: boolean;
  index: number;
  sums: Readonly<Record<string, ReactNode>>;
  /** Label of the sums, shown in the first column before its own sum, if any. */
  label: string;
}

/** The row of column sums. It stays in view at the bottom. */
export function GridSums<Row>({ columns, hasCheckboxes, index, sums, label }: GridSumsProps<Row>) {
  const [first] = columns;
  return (
    <div role="row" aria-rowindex={index} className="grid-row grid-sums">
      {hasCheckboxes && <div role="gridcell" aria-colindex={1} className="grid-cell grid-box" />}
      {columns.map((positioned) => (
        <div
          key={positioned.column.name}
          role="gridcell"
          aria-colindex={positioned.columnNumber}
          className={cellClass(positioned)}
          style={cellPosition(positioned)}
        >
          {positioned === first && <span className="grid-sums-label">{label}</span>}
          {sums[positioned.column.name]}
        </div>
      ))}
    </div>
  );
}
