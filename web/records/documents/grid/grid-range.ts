/** A cell of a table: the place of its line on the page and of its column, both from 0. */
export interface GridCell {
  place: number;
  at: number;
}

/** A block of cells, its corners included. */
export interface GridRange {
  from: GridCell;
  to: GridCell;
}

/** The block between two corners, whichever of them comes first. */
export function rangeBetween(one: GridCell, other: GridCell): GridRange {
  return {
    from: { place: Math.min(one.place, other.place), at: Math.min(one.at, other.at) },
    to: { place: Math.max(one.place, other.place), at: Math.max(one.at, other.at) },
  };
}

export const isOneCell = ({ from, to }: GridRange): boolean =>
  from.place === to.place && from.at === to.at;

export const sameCell = (one: GridCell, other: GridCell): boolean =>
  one.place === other.place && one.at === other.at;

/** How many lines and columns a block has. */
export const sizeOf = ({ from, to }: GridRange): { lines: number; columns: number } => ({
  lines: to.place - from.place + 1,
  columns: to.at - from.at + 1,
});

/** A cell that there is, nearest to one that there may not be. */
export function nearestCell({ place, at }: GridCell, lines: number, columns: number): GridCell {
  const within = (one: number, count: number) => Math.max(0, Math.min(one, count - 1));
  return { place: within(place, lines), at: within(at, columns) };
}
