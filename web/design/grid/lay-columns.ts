import type { GridColumn } from './grid-column.ts';

/** A column in its place. */
export interface LaidColumn<Row> {
  column: GridColumn<Row>;
  /** Its place in the grid from 1, as CSS and screen readers count. The boxes of the rows are the first, where there are any. */
  place: number;
  pin: 'LEFT' | 'RIGHT' | null;
  /** How far it stays from its edge, when it is pinned. */
  offset: number;
  /** Where it begins among all columns. */
  start: number;
  /** It stands beside what scrolls. */
  isEdge: boolean;
}

export interface LaidColumns<Row> {
  columns: readonly LaidColumn<Row>[];
  /** For `grid-template-columns`. */
  template: string;
  width: number;
  /** What the pinned ones take of either side. */
  left: number;
  right: number;
}

/** The column of boxes. */
const boxWidth = 40;
/** What pinned columns may take of the room before the inner ones of them scroll like the others. */
const mostPinned = 0.6;

/** Places the columns: pinned left, free, pinned right. In a narrow room the pins that would fill it are let go, the innermost first. */
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

/** Which columns are drawn: the pinned ones and those in view. */
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

/** How far beyond the view columns are drawn, so that a quick scroll shows no gap. */
const beyond = 240;
