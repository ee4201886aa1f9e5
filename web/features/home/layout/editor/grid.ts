/** A position in the 12-column grid of a dashboard. Rows and columns count from 1. */
export interface Position {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
}

interface Positioned {
  readonly position: Position;
}

/** A card of a layout in the editor. */
export interface PositionedCard extends Positioned {
  readonly code: string;
}

export type Layout = readonly PositionedCard[];

export const COLUMN_COUNT = 12;
export const MAX_CARD_ROWS = 20;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The nearest position that lies within the grid. */
export function fitToGrid({ row, column, width, height }: Position): Position {
  const limitedWidth = clamp(width, 1, COLUMN_COUNT);
  return {
    row: Math.max(row, 1),
    column: clamp(column, 1, COLUMN_COUNT + 1 - limitedWidth),
    width: limitedWidth,
    height: clamp(height, 1, MAX_CARD_ROWS),
  };
}

export const rowAfter = ({ row, height }: Position) => row + height;

export const isSamePosition = (one: Position, other: Position) =>
  one.row === other.row &&
  one.column === other.column &&
  one.width === other.width &&
  one.height === other.height;

export function isOverlapping(one: Position, other: Position): boolean {
  const sideBySide =
    one.column + one.width <= other.column || other.column + other.width <= one.column;
  return !sideBySide && one.row < rowAfter(other) && other.row < rowAfter(one);
}

/** Sorted in reading order: by row, then by column. */
export function inReadingOrder<Card extends Positioned>(cards: readonly Card[]): Card[] {
  return cards.toSorted(
    ({ position: one }, { position: other }) => one.row - other.row || one.column - other.column,
  );
}

/** The card at another position. Returns the same object if the position is unchanged. */
export function moveTo<Card extends Positioned>(card: Card, position: Position): Card {
  return isSamePosition(card.position, position)
    ? card
    : { ...card, position: { ...card.position, ...position } };
}

/** The position, or the nearest one below it, that does not overlap any of the others. */
export function firstFreePosition(position: Position, others: readonly Positioned[]): Position {
  let free = position;
  for (;;) {
    const blocking = others.filter((other) => isOverlapping(other.position, free));
    if (blocking.length === 0) return free;
    free = { ...free, row: Math.min(...blocking.map((other) => rowAfter(other.position))) };
  }
}

/** Moves cards up so that there are no empty rows. */
export function withoutEmptyRows<Card extends Positioned>(cards: readonly Card[]): Card[] {
  let bottom = 1;
  let removedRows = 0;
  return inReadingOrder(cards).map((card) => {
    const row = card.position.row - removedRows;
    if (row > bottom) removedRows += row - bottom;
    const position = { ...card.position, row: Math.min(row, bottom) };
    bottom = Math.max(bottom, rowAfter(position));
    return moveTo(card, position);
  });
}

/**
 * Turns a saved layout into one that can be shown: within the grid, without overlaps and empty
 * rows.
 */
export function normalizeLayout<Card extends Positioned>(cards: readonly Card[]): Card[] {
  const placed: Card[] = [];
  for (const card of inReadingOrder(cards))
    placed.push(moveTo(card, firstFreePosition(fitToGrid(card.position), placed)));
  return withoutEmptyRows(placed);
}
