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
  inReadingOrder(one).every((card, index) => {
    const counterpart = inReadingOrder(other)[index];
    return counterpart?.code === card.code && isSamePosition(card.position, counterpart.position);
  });

/**
 * Moves or resizes a card. Cards in the way make room: beside it in the same rows if they fit,
 * above it if the card has moved down past them, otherwise below it. Cards further below move down
 * as far as necessary.
 */
export function placeCard(layout: Layout, code: string, wanted: Position): Layout {
  const card = findCard(layout, code);
  if (card === undefined) return layout;
  const others = inReadingOrder(layout.filter((other) => other !== card));
  const target = fitToGrid({ ...wanted, row: Math.min(wanted.row, firstEmptyRow(others)) });
  const unaffected = others.filter(({ position }) => !isOverlapping(position, target));
  const placedCard = moveTo(card, target);
  const beside: PositionedCard[] = [];
  const arranged = others.map((other) => {
    if (!isOverlapping(other.position, target)) return other;
    const freePosition = findRoom(other.position, card.position, [
      placedCard,
      ...unaffected,
      ...beside,
    ]);
    if (freePosition === null) return other;
    const moved = moveTo(other, freePosition);
    beside.push(moved);
    return moved;
  });
  const result: PositionedCard[] = [placedCard];
  for (const other of inReadingOrder(arranged))
    result.push(moveTo(other, firstFreePosition(other.position, result)));
  return withoutEmptyRows(result);
}

/**
 * A free position in the same rows, the nearest first, or in the rows above that the card has left.
 * Null if there is none.
 */
function findRoom(position: Position, oldPosition: Position, taken: Layout): Position | null {
  const isFree = (candidate: Position) =>
    taken.every((other) => !isOverlapping(other.position, candidate));
  const columns = Array.from({ length: COLUMN_COUNT + 1 - position.width }, (_, index) => index + 1)
    .filter((column) => column !== position.column)
    .toSorted((one, other) => Math.abs(one - position.column) - Math.abs(other - position.column));
  const rows = Array.from(
    { length: Math.max(0, position.row - oldPosition.row) },
    (_, index) => oldPosition.row + index,
  );
  const candidates = [
    ...columns.map((column) => ({ ...position, column })),
    ...rows.map((row) => ({ ...position, row })),
  ];
  return candidates.find(isFree) ?? null;
}

/** Resizes a card within the twelve columns and not below its minimum size. */
export function resizeCard(layout: Layout, code: string, size: Size, minSize: Size): Layout {
  const card = findCard(layout, code);
  if (card === undefined) return layout;
  const { row, column, width, height } = card.position;
  const limited = {
    row,
    column,
    width: Math.min(
      Math.max(size.width, Math.min(minSize.width, width)),
      COLUMN_COUNT + 1 - column,
    ),
    height: Math.min(Math.max(size.height, Math.min(minSize.height, height)), MAX_CARD_ROWS),
  };
  return placeCard(layout, code, limited);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Adds a card at the end. */
export const appendCard = (layout: Layout, card: PositionedCard): Layout =>
  layoutInOrder([
    ...inReadingOrder(layout).map((one) => ({ ...one, isNew: false })),
    { ...card, isNew: true },
  ]);
