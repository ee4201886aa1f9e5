import {
  moveTo,
  COLUMN_COUNT,
  firstFreePosition,
  fitToGrid,
  inReadingOrder,
  MAX_CARD_ROWS,
  isOverlapping,
  rowAfter,
  isSamePosition,
  withoutEmptyRows,
  type Layout,
  type PositionedCard,
  type Position,
} from './grid.ts';
import { layoutInOrder } from '../layout-in-order.ts';

export const firstEmptyRow = (layout: Layout) =>
  Math.max(1, ...layout.map(({ position }) => rowAfter(position)));

export const findCard = (layout: Layout, code: string) => layout.find((card) => card.code === code);

export const isSameLayout = (one: Layout, other: Layout) =>
  one.length === other.length &&
  inReadingOrder(one).every((card, nth) => {
    const twin = inReadingOrder(other)[nth];
    return twin?.code === card.code && isSamePosition(card.position, twin.position);
  });

/**
 * Puts a card at another place or gives it another size. What stood there makes room: beside it in the same rows where it fits, above it
 * where the card has come down past it, or else below. What lies below moves down as far as it must.
 */
export function placeCard(layout: Layout, code: string, wanted: Position): Layout {
  const card = findCard(layout, code);
  if (card === undefined) return layout;
  const others = inReadingOrder(layout.filter((other) => other !== card));
  const target = fitToGrid({ ...wanted, row: Math.min(wanted.row, firstEmptyRow(others)) });
  const staying = others.filter(({ position }) => !isOverlapping(position, target));
  const mine = moveTo(card, target);
  const beside: PositionedCard[] = [];
  const rest = others.map((other) => {
    if (!isOverlapping(other.position, target)) return other;
    const room = findRoom(other.position, card.position, [mine, ...staying, ...beside]);
    if (room === null) return other;
    const moved = moveTo(other, room);
    beside.push(moved);
    return moved;
  });
  const result: PositionedCard[] = [mine];
  for (const other of inReadingOrder(rest))
    result.push(moveTo(other, firstFreePosition(other.position, result)));
  return withoutEmptyRows(result);
}

/** Room in the same rows, the nearest first, or in the rows that the card has left above. */
function findRoom(position: Position, left: Position, taken: Layout): Position | null {
  const isFree = (place: Position) => taken.every((other) => !isOverlapping(other.position, place));
  const columns = Array.from({ length: COLUMN_COUNT + 1 - position.width }, (_, nth) => nth + 1)
    .filter((column) => column !== position.column)
    .toSorted((one, other) => Math.abs(one - position.column) - Math.abs(other - position.column));
  const rows = Array.from(
    { length: Math.max(0, position.row - left.row) },
    (_, nth) => left.row + nth,
  );
  const places = [
    ...columns.map((column) => ({ ...position, column })),
    ...rows.map((row) => ({ ...position, row })),
  ];
  return places.find(isFree) ?? null;
}

/** Another size, as far as the twelve columns and the least size allow. */
export function resizeCard(layout: Layout, code: string, size: Size, least: Size): Layout {
  const card = findCard(layout, code);
  if (card === undefined) return layout;
  const { row, column, width, height } = card.position;
  const limited = {
    row,
    column,
    width: Math.min(Math.max(size.width, Math.min(least.width, width)), COLUMN_COUNT + 1 - column),
    height: Math.min(Math.max(size.height, Math.min(least.height, height)), MAX_CARD_ROWS),
  };
  return placeCard(layout, code, limited);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A new card at the end. */
export const appendCard = (layout: Layout, card: PositionedCard): Layout =>
  layoutInOrder([
    ...inReadingOrder(layout).map((one) => ({ ...one, isNew: false })),
    { ...card, isNew: true },
  ]);
