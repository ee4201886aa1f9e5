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

/** A card in a list: where it stands, or, when it is new, the size that the template gives it. */
export interface OrderedCard extends PositionedCard {
  readonly isNew: boolean;
}

/**
 * Places for cards whose order alone is known. Whole groups of rows whose cards follow each other as before stay as they are; what lies
 * between them is laid out anew, in rows from the left, each as high as its highest card.
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
  const moved = rowBelow(placed) - (below[0]?.[0]?.position.row ?? 0);
  const shifted = below
    .flat()
    .map((card) => moveTo(card, { ...card.position, row: card.position.row + moved }));
  return withoutEmptyRows(
    [...placed, ...shifted].map(({ code, position }) => ({ code, position })),
  );
}

/** Cards apart from those above and below them: no card reaches from one group into the next, so that each is together in any order of reading. */
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
  group.every(({ code }, nth) => codes[from + nth] === code);

const rowBelow = (cards: Layout) => Math.max(1, ...cards.map(({ position }) => rowAfter(position)));

/** In rows below what is there, or beside it where its last row has room. */
function appendInRows(above: readonly PositionedCard[][], cards: Layout): PositionedCard[] {
  const placed = above.flat();
  let row = continuedRow(above.at(-1) ?? []) ?? newRow(placed);
  for (const card of cards) {
    const { width, height } = fitToGrid(card.position);
    if (row.column + width - 1 > COLUMN_COUNT || height > row.highest) row = newRow(placed);
    placed.push(moveTo(card, { row: row.row, column: row.column, width, height }));
    row.column += width;
  }
  return placed;
}

interface Row {
  row: number;
  column: number;
  /** A row that stood before gets no higher. */
  highest: number;
}

const newRow = (placed: Layout): Row => ({ row: rowBelow(placed), column: 1, highest: Infinity });

function continuedRow(group: Layout): Row | null {
  const row = group[0]?.position.row;
  if (row === undefined || group.some(({ position }) => position.row !== row)) return null;
  const column = Math.max(...group.map(({ position }) => position.column + position.width));
  return { row, column, highest: rowBelow(group) - row };
}
