import type { CSSProperties, ReactNode, Ref } from 'react';
import { fitToGrid, type Position } from './layout/editor/grid.ts';

interface GridCellProps {
  position: Position;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * A cell of the 12-column grid. Each of its rows takes two grid lines, so that the heads and the
 * bodies of cards in a row align (subgrid). On narrow pages the style sheet ignores the position:
 * the cards follow each other, narrow cards in pairs.
 */
export function GridCell({ position, ref, children }: GridCellProps) {
  const { row, column, width, height } = fitToGrid(position);
  const gridArea = {
    '--cell-column': String(column),
    '--cell-width': String(width),
    '--cell-line': String(2 * row - 1),
    '--cell-lines': String(2 * height),
  } as CSSProperties;
  return (
    <div
      ref={ref}
      className={`dashboard-cell ${width <= 3 ? 'dashboard-cell-narrow' : ''}`}
      style={gridArea}
    >
      {children}
    </div>
  );
}
