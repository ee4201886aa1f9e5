import { Skeleton } from '../feedback/Skeleton.tsx';
import { cellClass, cellPlace, rowPlace } from './grid-cell.ts';
import type { LaidColumn } from './lay-columns.ts';

/** Number of placeholder rows. */
export const shapeRows = 12;

/** Placeholder rows, shown while the first rows load. */
export function GridShape<Row>({
  columns,
  hasBoxes,
}: {
  columns: readonly LaidColumn<Row>[];
  hasBoxes: boolean;
}) {
  return Array.from({ length: shapeRows }, (_, at) => (
    <div key={at} aria-hidden="true" className="grid-row" style={rowPlace(at)}>
      {hasBoxes && (
        <div className="grid-cell grid-box">
          <Skeleton width="1rem" height="1rem" />
        </div>
      )}
      {columns.map((laid) => (
        <div key={laid.column.name} className={cellClass(laid)} style={cellPlace(laid)}>
          <Skeleton width={laid.column.wide ? '70%' : '60%'} />
        </div>
      ))}
    </div>
  ));
}
