import { Skeleton } from '../feedback/Skeleton.tsx';
import { cellClass, cellPosition, rowPosition } from './grid-cell.ts';
import type { PositionedColumn } from './column-layout.ts';

/** Number of placeholder rows. */
export const PLACEHOLDER_ROWS = 12;

/** Placeholder rows, shown while the first rows load. */
export function GridPlaceholder<Row>({
  columns,
  hasCheckboxes,
}: {
  columns: readonly PositionedColumn<Row>[];
  hasCheckboxes: boolean;
}) {
  return Array.from({ length: PLACEHOLDER_ROWS }, (_, index) => (
    <div key={index} aria-hidden="true" className="grid-row" style={rowPosition(index)}>
      {hasCheckboxes && (
        <div className="grid-cell grid-box">
          <Skeleton width="1rem" height="1rem" />
        </div>
      )}
      {columns.map((positioned) => (
        <div
          key={positioned.column.name}
          className={cellClass(positioned)}
          style={cellPosition(positioned)}
        >
          <Skeleton width={positioned.column.wide ? '70%' : '60%'} />
        </div>
      ))}
    </div>
  ));
}
