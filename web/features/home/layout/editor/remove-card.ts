import {
  moveTo,
  COLUMN_COUNT,
  inReadingOrder,
  isOverlapping,
  rowAfter,
  withoutEmptyRows,
  type Layout,
  type PositionedCard,
  type Position,
} from './grid.ts';
import { rowGroups } from '../layout-in-order.ts';

/** The group of rows that contains the removed card. */
interface Band {
  cards: Layout;
  top: number;
  /** The first row below the band. */
  bottom: number;
  /** The first column to the right of the band. */
  end: number;
}

/**
 * Removes a card and closes the gap: the other cards of its rows move up and to the left. If the
 * rows were full, they share the remaining space. Cards of other rows keep their columns and sizes.
 */
export function removeCard(layout: Layout, code: string): Layout {
  const removed = layout.find((card) => card.code === code);
  if (removed === undefined) return layout;
  const rest = layout.filter((card) => card !== removed);
  const cards = rowGroups(layout).find((group) => group.includes(removed)) ?? [removed];
  const others = cards.filter((card) => card !== removed);
  if (others.length === 0) return withoutEmptyRows(rest);
  const band = bandOf(cards);
  const moved = closeGaps(others, band);
  const filled = isFull(band) ? fillBand(moved, band) : moved;
  const changed = new Map(filled.map((card) => [card.code, card]));
  return withoutEmptyRows(rest.map((card) => changed.get(card.code) ?? card));
}

function bandOf(cards: Layout): Band {
  return {
    cards,
    top: Math.min(...cards.map(({ position }) => position.row)),
    bottom: Math.max(...cards.map(({ position }) => rowAfter(position))),
    end: Math.max(...cards.map(({ position }) => columnAfter(position))),
  };
}

const columnAfter = ({ column, width }: Position) => column + width;

function isFull({ cards, top, bottom, end }: Band): boolean {
  const area = cards.reduce((sum, { position }) => sum + position.width * position.height, 0);
  return end === COLUMN_COUNT + 1 && area === COLUMN_COUNT * (bottom - top);
}

/** Moves each card up as far as possible, then to the left. */
function closeGaps(cards: Layout, { top }: Band): PositionedCard[] {
  return changeOneByOne(cards, (position, isFree) => {
    let target = position;
    while (target.row > top && isFree({ ...target, row: target.row - 1 }))
      target = { ...target, row: target.row - 1 };
    while (target.column > 1 && isFree({ ...target, column: target.column - 1 }))
      target = { ...target, column: target.column - 1 };
    return target;
  });
}

/**
 * Fills the band: cards in a single row share its width evenly. In several rows each card grows
 * into the free space to its right and below it.
 */
function fillBand(cards: Layout, { bottom, end }: Band): Layout {
  const [first] = cards;
  const isRow = cards.every(
    ({ position: { row, height } }) =>
      row === first?.position.row && height === first.position.height,
  );
  if (isRow) return shareRowWidth(cards, end);
  return changeOneByOne(cards, (position, isFree) => {
    let target = position;
    while (columnAfter(target) < end && isFree({ ...target, width: target.width + 1 }))
      target = { ...target, width: target.width + 1 };
    while (rowAfter(target) < bottom && isFree({ ...target, height: target.height + 1 }))
      target = { ...target, height: target.height + 1 };
    return target;
  });
}

function shareRowWidth(cards: Layout, end: number): PositionedCard[] {
  const sorted = inReadingOrder(cards);
  const spare = end - 1 - sorted.reduce((sum, { position }) => sum + position.width, 0);
  let column = 1;
  return sorted.map((card, index) => {
    const width =
      card.position.width +
      Math.floor(spare / sorted.length) +
      (index < spare % sorted.length ? 1 : 0);
    const placed = moveTo(card, { ...card.position, column, width });
    column += width;
    return placed;
  });
}

/**
 * Changes the cards one by one in reading order. `isFree` checks against the current positions of
 * all others.
 */
function changeOneByOne(
  cards: Layout,
  change: (position: Position, isFree: (target: Position) => boolean) => Position,
): PositionedCard[] {
  return inReadingOrder(cards).reduce<PositionedCard[]>(
    (now, card) => {
      const others = now.filter((one) => one.code !== card.code);
      const moved = moveTo(
        card,
        change(card.position, (target) =>
          others.every((other) => !isOverlapping(other.position, target)),
        ),
      );
      return now.map((one) => (one.code === card.code ? moved : one));
    },
    [...cards],
  );
}
