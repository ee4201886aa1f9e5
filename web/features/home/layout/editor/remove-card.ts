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

/** The rows that a card shared with others, and how far they reached. */
interface Band {
  cards: Layout;
  top: number;
  /** The first row below. */
  bottom: number;
  /** The first column beyond. */
  end: number;
}

/**
 * A layout without one card, and without the hole that it would leave: the others of its rows move up and to the left into it, and where the
 * rows were full they share the room that is left. Cards of other rows keep their places and sizes.
 */
export function removeCard(layout: Layout, code: string): Layout {
  const gone = layout.find((card) => card.code === code);
  if (gone === undefined) return layout;
  const rest = layout.filter((card) => card !== gone);
  const cards = rowGroups(layout).find((group) => group.includes(gone)) ?? [gone];
  const others = cards.filter((card) => card !== gone);
  if (others.length === 0) return withoutEmptyRows(rest);
  const band = bandOf(cards);
  const closed = closeGaps(others, band);
  const filled = isFull(band) ? fillBand(closed, band) : closed;
  const places = new Map(filled.map((card) => [card.code, card]));
  return withoutEmptyRows(rest.map((card) => places.get(card.code) ?? card));
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

/** Up as far as there is room, then to the left. */
function closeGaps(cards: Layout, { top }: Band): PositionedCard[] {
  return changeOneByOne(cards, (position, isFree) => {
    let place = position;
    while (place.row > top && isFree({ ...place, row: place.row - 1 }))
      place = { ...place, row: place.row - 1 };
    while (place.column > 1 && isFree({ ...place, column: place.column - 1 }))
      place = { ...place, column: place.column - 1 };
    return place;
  });
}

/** Cards of one row share its width evenly; of several rows each takes what is free beside and below it. */
function fillBand(cards: Layout, { bottom, end }: Band): Layout {
  const [first] = cards;
  const isRow = cards.every(
    ({ position: { row, height } }) =>
      row === first?.position.row && height === first.position.height,
  );
  if (isRow) return shareRowWidth(cards, end);
  return changeOneByOne(cards, (position, isFree) => {
    let place = position;
    while (columnAfter(place) < end && isFree({ ...place, width: place.width + 1 }))
      place = { ...place, width: place.width + 1 };
    while (rowAfter(place) < bottom && isFree({ ...place, height: place.height + 1 }))
      place = { ...place, height: place.height + 1 };
    return place;
  });
}

function shareRowWidth(cards: Layout, end: number): PositionedCard[] {
  const sorted = inReadingOrder(cards);
  const spare = end - 1 - sorted.reduce((sum, { position }) => sum + position.width, 0);
  let column = 1;
  return sorted.map((card, nth) => {
    const width =
      card.position.width +
      Math.floor(spare / sorted.length) +
      (nth < spare % sorted.length ? 1 : 0);
    const placed = moveTo(card, { ...card.position, column, width });
    column += width;
    return placed;
  });
}

/** One card after the other, as one reads; each knows where all others stand at that moment. */
function changeOneByOne(
  cards: Layout,
  change: (position: Position, isFree: (place: Position) => boolean) => Position,
): PositionedCard[] {
  return inReadingOrder(cards).reduce<PositionedCard[]>(
    (now, card) => {
      const others = now.filter((one) => one.code !== card.code);
      const moved = moveTo(
        card,
        change(card.position, (place) =>
          others.every((other) => !isOverlapping(other.position, place)),
        ),
      );
      return now.map((one) => (one.code === card.code ? moved : one));
    },
    [...cards],
  );
}
