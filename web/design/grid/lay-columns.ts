import type { GridColumn } from './grid-column.ts';

/** A column with its computed position. */
export interface LaidColumn<Row> {
  column: GridColumn<Row>;
  /** Column number from 1, as CSS and ARIA count. The checkboxes are column 1, if there are any. */
  place: number;
  pin: 'LEFT' | 'RIGHT' | null;
  /** Distance in pixels from its edge, for a pinned column. */
  offset: number;
  /** Distance in pixels from the left of the first column. */
  start: number;
  /** It is the last pinned column of its side, next to the scrolling part. */
  isEdge: boolean;
}

export interface LaidColumns<Row> {
  columns: readonly LaidColumn<Row>[];
  /** Value for `grid-template-columns`. */
  template: string;
  width: number;
  /** Width in pixels of the columns pinned on each side. */
  left: number;
  right: number;
}

/** Width of the checkbox column in pixels. */
const boxWidth = 40;
/** Maximum share of the visible width for pinned columns. Further ones scroll like the others. */
const mostPinned = 0.6;

/**
 * Computes the position of each column: pinned left, free, pinned right. If `room`, the visible
 * width, is too small for all pinned columns, the innermost are unpinned first.
 */
export function layColumns<Row>(
  columns: readonly GridColumn<Row>[],
  hasBoxes: boolean,
  room: number,
): LaidColumns<Row> {
  const boxes = hasBoxes ? boxWidth : 0;
  const pins = affordablePins(columns, room <= 0 ? Infinity : room * mostPinned - boxes);
  const side = (pin: GridColumn<Row>['pin']) =>
    columns.filter((column) => (pins.get(column) ?? null) === pin);
  const [lefts, frees, rights] = [side('LEFT'), side(null), side('RIGHT')];
  const roomy = frees.find(({ wide }) => wide) ?? frees.at(-1);
  const width = boxes + widthOf(columns);
  let start = boxes;
  const laid = [...lefts, ...frees, ...rights].map((column, at): LaidColumn<Row> => {
    const pin = pins.get(column) ?? null;
    const placed = {
      column,
      place: at + 1 + (hasBoxes ? 1 : 0),
      pin,
      start,
      offset: pin === 'RIGHT' ? width - start - column.width : start,
      isEdge: column === lefts.at(-1) || column === rights[0],
    };
    start += column.width;
    return placed;
  });
  const tracks = laid.map(({ column }) =>
    column === roomy ? `minmax(${String(column.width)}px, 1fr)` : `${String(column.width)}px`,
  );
  return {
    columns: laid,
    template: [...(hasBoxes ? [`${String(boxWidth)}px`] : []), ...tracks].join(' '),
    width,
    left: boxes + widthOf(lefts),
    right: widthOf(rights),
  };
}

function affordablePins<Row>(
  columns: readonly GridColumn<Row>[],
  most: number,
): ReadonlyMap<GridColumn<Row>, 'LEFT' | 'RIGHT'> {
  const pins = new Map<GridColumn<Row>, 'LEFT' | 'RIGHT'>();
  let taken = 0;
  const pinned = [
    ...columns.filter(({ pin }) => pin === 'LEFT'),
    ...columns.filter(({ pin }) => pin === 'RIGHT').reverse(),
  ];
  for (const column of pinned) {
    taken += column.width;
    if (taken > most) break;
    pins.set(column, column.pin ?? 'LEFT');
  }
  return pins;
}

const widthOf = <Row>(columns: readonly GridColumn<Row>[]): number =>
  columns.reduce((sum, { width }) => sum + width, 0);

/** The columns to render: the pinned ones and those in view. */
export function columnsInView<Row>(
  laid: LaidColumns<Row>,
  { left, room }: { left: number; room: number },
): readonly LaidColumn<Row>[] {
  const { columns, width } = laid;
  if (room <= 0 || width <= room) return columns;
  const [from, to] = [left + laid.left - beyond, left + room - laid.right + beyond];
  return columns.filter(
    ({ pin, start, column }) => pin !== null || (start + column.width > from && start < to),
  );
}

/** Columns are rendered this many pixels beyond the view, so that quick scrolling shows no gaps. */
const beyond = 240;
