import type { CSSProperties, ReactNode, Ref } from 'react';

interface GridCellProps {
  position: { column: number; width: number };
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A place in the twelve columns. Narrow cards stand in pairs where the page has no room for four; the style sheet decides when. */
export function GridCell({ position, ref, children }: GridCellProps) {
  const width = Math.min(Math.max(position.width, 1), 12);
  const column = Math.min(Math.max(position.column, 1), 13 - width);
  const place = { '--cell-column': String(column), '--cell-width': String(width) } as CSSProperties;
  return (
    <div ref={ref} className={`dashboard-cell ${width <= 3 ? 'dashboard-cell-narrow' : ''}`} style={place}>
      {children}
    </div>
  );
}
