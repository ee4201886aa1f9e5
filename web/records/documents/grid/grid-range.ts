/** A cell by the index of its line on the page and of its column, both from 0. */
export interface GridCell {
  place: number;
  at: number;
}

/** A block of cells; both corners are included. */
export interface GridRange {
  from: GridCell;
  to: GridCell;
}

/** The block between two opposite corners, in any order. */
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

/** The number of lines and columns of a block. */
export const sizeOf = ({ from, to }: GridRange): { lines: number; columns: number } => ({
  lines: to.place - from.place + 1,
  columns: to.at - from.at + 1,
});

/** The existing cell nearest to a position that may be outside of the table. */
export function nearestCell({ place, at }: GridCell, lines: number, columns: number): GridCell {
  const within = (one: number, count: number) => Math.max(0, Math.min(one, count - 1));
  return { place: within(place, lines), at: within(at, columns) };
}
