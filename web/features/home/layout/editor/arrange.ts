import {
  at,
  columnCount,
  firstFree,
  fitted,
  inReadingOrder,
  mostRows,
  overlap,
  rowAfter,
  samePosition,
  withoutEmptyRows,
  type Layout,
  type PlacedCard,
  type Position,
} from './grid.ts';
import { placedInOrder } from '../order.ts';

export const lowestRow = (layout: Layout) =>
  Math.max(1, ...layout.map(({ position }) => rowAfter(position)));

export const cardOf = (layout: Layout, code: string) => layout.find((card) => card.code === code);

export const sameLayout = (one: Layout, other: Layout) =>
  one.length === other.length &&
  inReadingOrder(one).every((card, nth) => {
    const twin = inReadingOrder(other)[nth];
    return twin?.code === card.code && samePosition(card.position, twin.position);
  });

/**
 * Puts a card at another place or gives it another size. What stood there makes room: beside it in the same rows where it fits, above it
 * where the card has come down past it, or else below. What lies below moves down as far as it must.
 */
export function placed(layout: Layout, code: string, wanted: Position): Layout {
  const card = cardOf(layout, code);
  if (card === undefined) return layout;
  const others = inReadingOrder(layout.filter((other) => other !== card));
  const target = fitted({ ...wanted, row: Math.min(wanted.row, lowestRow(others)) });
  const staying = others.filter(({ position }) => !overlap(position, target));
  const mine = at(card, target);
  const beside: PlacedCard[] = [];
  const rest = others.map((other) => {
    if (!overlap(other.position, target)) return other;
    const room = roomFor(other.position, card.position, [mine, ...staying, ...beside]);
    if (room === null) return other;
    const moved = at(other, room);
    beside.push(moved);
    return moved;
  });
  const result: PlacedCard[] = [mine];
  for (const other of inReadingOrder(rest))
    result.push(at(other, firstFree(other.position, result)));
  return withoutEmptyRows(result);
}

/** Room in the same rows, the nearest first, or in the rows that the card has left above. */
function roomFor(position: Position, left: Position, taken: Layout): Position | null {
  const isFree = (place: Position) => taken.every((other) => !overlap(other.position, place));
  const columns = Array.from({ length: columnCount + 1 - position.width }, (_, nth) => nth + 1)
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
export function resized(layout: Layout, code: string, size: Size, least: Size): Layout {
  const card = cardOf(layout, code);
  if (card === undefined) return layout;
  const { row, column, width, height } = card.position;
  const limited = {
    row,
    column,
    width: Math.min(Math.max(size.width, Math.min(least.width, width)), columnCount + 1 - column),
    height: Math.min(Math.max(size.height, Math.min(least.height, height)), mostRows),
  };
  return placed(layout, code, limited);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A new card at the end. */
export const added = (layout: Layout, card: PlacedCard): Layout =>
  placedInOrder([
    ...inReadingOrder(layout).map((one) => ({ ...one, isNew: false })),
    { ...card, isNew: true },
  ]);
