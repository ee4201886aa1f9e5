import {
  normalizeLayout,
  moveTo,
  COLUMN_COUNT,
  fitToGrid,
  inReadingOrder,
  rowAfter,
  withoutEmptyRows,
  type Layout,
  type PositionedCard,
} from './editor/grid.ts';

/**
 * A card in an ordered list: with its position or, if it is new, with the size that the template
 * gives it.
 */
export interface OrderedCard extends PositionedCard {
  readonly isNew: boolean;
}

/**
 * Positions for cards of which only the order is known. Groups of rows at the top and bottom whose
 * cards are still in their former order stay unchanged. The cards between them are arranged again:
 * in rows from left to right, each as high as its highest card.
 */
export function layoutInOrder(cards: readonly OrderedCard[]): Layout {
  const groups = rowGroups(normalizeLayout(cards.filter(({ isNew }) => !isNew)));
  const codes = cards.map(({ code }) => code);
  let first = 0;
  let last = cards.length;
  const above: PositionedCard[][] = [];
  for (const group of groups) {
    if (!isAtIndex(group, codes, first)) break;
    above.push(group);
    first += group.length;
  }
  const below: PositionedCard[][] = [];
  for (const group of groups.slice(above.length).reverse()) {
    if (last - group.length < first || !isAtIndex(group, codes, last - group.length)) break;
    below.unshift(group);
    last -= group.length;
  }
  const placed = appendInRows(above, cards.slice(first, last));
  const rowShift = rowBelow(placed) - (below[0]?.[0]?.position.row ?? 0);
  const shifted = below
    .flat()
    .map((card) => moveTo(card, { ...card.position, row: card.position.row + rowShift }));
  return withoutEmptyRows(
    [...placed, ...shifted].map(({ code, position }) => ({ code, position })),
  );
}

/**
 * Splits a layout into groups of rows that no card crosses, so that the cards of a group stay
 * together in reading order.
 */
export function rowGroups(layout: Layout): PositionedCard[][] {
  const groups: PositionedCard[][] = [];
  for (const card of inReadingOrder(layout)) {
    const group = groups.at(-1);
    if (group !== undefined && card.position.row < rowBelow(group)) group.push(card);
    else groups.push([card]);
  }
  return groups;
}

const isAtIndex = (group: Layout, codes: readonly string[], from: number) =>
  group.every(({ code }, index) => codes[from + index] === code);

const rowBelow = (cards: Layout) => Math.max(1, ...cards.map(({ position }) => rowAfter(position)));

/** Appends cards in rows below the given groups, or in the last row if it has space left. */
function appendInRows(above: readonly PositionedCard[][], cards: Layout): PositionedCard[] {
  const placed = above.flat();
  let row = continuedRow(above.at(-1) ?? []) ?? newRow(placed);
  for (const card of cards) {
    const { width, height } = fitToGrid(card.position);
    if (row.column + width - 1 > COLUMN_COUNT || height > row.maxHeight) row = newRow(placed);
    placed.push(moveTo(card, { row: row.row, column: row.column, width, height }));
    row.column += width;
  }
  return placed;
}

interface Row {
  row: number;
  column: number;
  /** Maximum height of a further card. An existing row does not become higher. */
  maxHeight: number;
}

const newRow = (placed: Layout): Row => ({ row: rowBelow(placed), column: 1, maxHeight: Infinity });

function continuedRow(group: Layout): Row | null {
  const row = group[0]?.position.row;
  if (row === undefined || group.some(({ position }) => position.row !== row)) return null;
  const column = Math.max(...group.map(({ position }) => position.column + position.width));
  return { row, column, maxHeight: rowBelow(group) - row };
}
