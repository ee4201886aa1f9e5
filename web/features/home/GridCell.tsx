import type { CSSProperties, ReactNode, Ref } from 'react';
import { fitToGrid, type Position } from './layout/editor/grid.ts';

interface GridCellProps {
  position: Position;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * A place in the twelve columns. It takes two lines of the grid for each of its rows, so that cards of a row may put their heads into the one
 * and their bodies into the other. Where the page is narrow the cards flow in their order, narrow ones in pairs; the style sheet decides when.
 */
export function GridCell({ position, ref, children }: GridCellProps) {
  const { row, column, width, height } = fitToGrid(position);
  const place = {
    '--cell-column': String(column),
    '--cell-width': String(width),
    '--cell-line': String(2 * row - 1),
    '--cell-lines': String(2 * height),
  } as CSSProperties;
  return (
    <div
      ref={ref}
      className={`dashboard-cell ${width <= 3 ? 'dashboard-cell-narrow' : ''}`}
      style={place}
    >
      {children}
    </div>
  );
}
