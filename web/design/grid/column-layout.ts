import type { GridColumn } from './grid-column.ts';
import { columnSpanInView } from './useGridView.ts';

/** A column with its computed position. */
export interface PositionedColumn<Row> {
  column: GridColumn<Row>;
  /** Column number from 1, as CSS and ARIA count. The checkboxes are column 1, if there are any. */
  columnNumber: number;
  pin: 'LEFT' | 'RIGHT' | null;
  /** Distance in pixels from its edge, for a pinned column. */
  offset: number;
  /** Distance in pixels from the left of the first column. */
  start: number;
  /** It is the last pinned column of its side, next to the scrolling part. */
  isEdge: boolean;
}

export interface ColumnLayout<Row> {
  columns: readonly PositionedColumn<Row>[];
  /** Value for `grid-template-columns`. */
  template: string;
  width: number;
  /** Width in pixels of the columns pinned on each side. */
  left: number;
  right: number;
}

/** Width of the checkbox column in pixels. */
const CHECKBOX_WIDTH = 40;
/** Maximum share of the visible width for pinned columns. Further ones scroll like the others. */
const MAX_PINNED_SHARE = 0.6;

/**
 * Computes the position of each column: pinned left, free, pinned right. If `visibleWidth`, the visible
 * width, is too small for all pinned columns, the innermost are unpinned first.
 */
export function layoutColumns<Row>(
  columns: readonly GridColumn<Row>[],
  hasCheckboxes: boolean,
  visibleWidth: number,
): ColumnLayout<Row> {
  const boxes = hasCheckboxes ? CHECKBOX_WIDTH : 0;
  const pins = choosePins(
    columns,
    visibleWidth <= 0 ? Infinity : visibleWidth * MAX_PINNED_SHARE - boxes,
  );
  const side = (pin: GridColumn<Row>['pin']) =>
    columns.filter((column) => (pins.get(column) ?? null) === pin);
  const [lefts, frees, rights] = [side('LEFT'), side(null), side('RIGHT')];
  const wideColumn = frees.find(({ wide }) => wide) ?? frees.at(-1);
  const width = boxes + totalWidth(columns);
  let start = boxes;
  const positioned = [...lefts, ...frees, ...rights].map((column, index): PositionedColumn<Row> => {
    const pin = pins.get(column) ?? null;
    const result = {
      column,
      columnNumber: index + 1 + (hasCheckboxes ? 1 : 0),
      pin,
      start,
      offset: pin === 'RIGHT' ? width - start - column.width : start,
      isEdge: column === lefts.at(-1) || column === rights[0],
    };
    start += column.width;
    return result;
  });
  const tracks = positioned.map(({ column }) =>
    column === wideColumn ? `minmax(${String(column.width)}px, 1fr)` : `${String(column.width)}px`,
  );
  return {
    columns: positioned,
    template: [...(hasCheckboxes ? [`${String(CHECKBOX_WIDTH)}px`] : []), ...tracks].join(' '),
    width,
    left: boxes + totalWidth(lefts),
    right: totalWidth(rights),
  };
}

/** The pinned columns that fit into `maxWidth`: outer ones first, the left before the right. */
function choosePins<Row>(
  columns: readonly GridColumn<Row>[],
  maxWidth: number,
): ReadonlyMap<GridColumn<Row>, 'LEFT' | 'RIGHT'> {
  const pins = new Map<GridColumn<Row>, 'LEFT' | 'RIGHT'>();
  let taken = 0;
  const pinned = [
    ...columns.filter(({ pin }) => pin === 'LEFT'),
    ...columns.filter(({ pin }) => pin === 'RIGHT').reverse(),
  ];
  for (const column of pinned) {
    taken += column.width;
    if (taken > maxWidth) break;
    pins.set(column, column.pin ?? 'LEFT');
  }
  return pins;
}

const totalWidth = <Row>(columns: readonly GridColumn<Row>[]): number =>
  columns.reduce((sum, { width }) => sum + width, 0);

/** The columns to render: the pinned ones and those in view. */
export function columnsInView<Row>(
  { columns, width, left, right }: ColumnLayout<Row>,
  view: { scrollLeft: number; width: number },
): readonly PositionedColumn<Row>[] {
  if (view.width <= 0 || width <= view.width) return columns;
  const { from, to } = columnSpanInView(view);
  return columns.filter(
    ({ pin, start, column }) =>
      pin !== null || (start + column.width > from + left && start < to - right),
  );
}
