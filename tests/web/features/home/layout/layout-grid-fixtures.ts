import { isOverlapping, type Layout } from '../../../../../web/features/home/layout/editor/grid.ts';

type Place = readonly [code: string, row: number, column: number, width: number, height: number];
export const layoutOf = (...places: Place[]): Layout =>
  places.map(([code, row, column, width, height]) => ({
    code,
    position: { row, column, width, height },
  }));
export const placesOf = (layout: Layout): Place[] =>
  layout.map(({ code, position: { row, column, width, height } }) => [
    code,
    row,
    column,
    width,
    height,
  ]);

/** Four figures, a strip, and a chart beside a list, like a typical home page. */
export const home = layoutOf(
  ['k1', 1, 1, 3, 1],
  ['k2', 1, 4, 3, 1],
  ['k3', 1, 7, 3, 1],
  ['k4', 1, 10, 3, 1],
  ['todo', 2, 1, 12, 1],
  ['line', 3, 1, 8, 2],
  ['rank', 3, 9, 4, 2],
);
export const codesOf = (layout: Layout) => layout.map(({ code }) => code);

export function hasOverlap(layout: Layout): boolean {
  return layout.some((one) =>
    layout.some((other) => one !== other && isOverlapping(one.position, other.position)),
  );
}
