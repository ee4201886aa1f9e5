/** A place in the twelve columns of a dashboard; rows and columns count from 1. */
export interface Position {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
}

interface Positioned {
  readonly position: Position;
}

/** A card of a layout that is being worked on. */
export interface PositionedCard extends Positioned {
  readonly code: string;
}

export type Layout = readonly PositionedCard[];

export const COLUMN_COUNT = 12;
export const MAX_CARD_ROWS = 20;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The nearest place within the twelve columns. */
export function fitToGrid({ row, column, width, height }: Position): Position {
  const fits = clamp(width, 1, COLUMN_COUNT);
  return {
    row: Math.max(row, 1),
    column: clamp(column, 1, COLUMN_COUNT + 1 - fits),
    width: fits,
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

/** As one reads: row by row, from the first column on. */
export function inReadingOrder<Card extends Positioned>(cards: readonly Card[]): Card[] {
  return cards.toSorted(
    ({ position: one }, { position: other }) => one.row - other.row || one.column - other.column,
  );
}

/** The same card at another place, and the very same object where it stands there already. */
export function moveTo<Card extends Positioned>(card: Card, position: Position): Card {
  return isSamePosition(card.position, position)
    ? card
    : { ...card, position: { ...card.position, ...position } };
}

/** The place, or the nearest one below it, that none of the others takes. */
export function firstFreePosition(position: Position, others: readonly Positioned[]): Position {
  let free = position;
  for (;;) {
    const met = others.filter((other) => isOverlapping(other.position, free));
    if (met.length === 0) return free;
    free = { ...free, row: Math.min(...met.map((other) => rowAfter(other.position))) };
  }
}

/** Rows in which nothing stands are closed. */
export function withoutEmptyRows<Card extends Positioned>(cards: readonly Card[]): Card[] {
  let bottom = 1;
  let closed = 0;
  return inReadingOrder(cards).map((card) => {
    const row = card.position.row - closed;
    if (row > bottom) closed += row - bottom;
    const position = { ...card.position, row: Math.min(row, bottom) };
    bottom = Math.max(bottom, rowAfter(position));
    return moveTo(card, position);
  });
}

/** What was saved, as it can be drawn: within the twelve columns, no card over another one, without empty rows. */
export function normalizeLayout<Card extends Positioned>(cards: readonly Card[]): Card[] {
  const placed: Card[] = [];
  for (const card of inReadingOrder(cards))
    placed.push(moveTo(card, firstFreePosition(fitToGrid(card.position), placed)));
  return withoutEmptyRows(placed);
}
