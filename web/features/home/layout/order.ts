import {
  arranged,
  at,
  columnCount,
  fitted,
  inReadingOrder,
  rowAfter,
  withoutEmptyRows,
  type Layout,
  type PlacedCard,
} from './editor/grid.ts';

/** A card in a list: where it stands, or, when it is new, the size that the template gives it. */
export interface OrderedCard extends PlacedCard {
  readonly isNew: boolean;
}

/**
 * Places for cards whose order alone is known. Whole groups of rows whose cards follow each other as before stay as they are; what lies
 * between them is laid out anew, in rows from the left, each as high as its highest card.
 */
export function placedInOrder(cards: readonly OrderedCard[]): Layout {
  const groups = rowGroups(arranged(cards.filter(({ isNew }) => !isNew)));
  const codes = cards.map(({ code }) => code);
  let first = 0;
  let last = cards.length;
  const above: PlacedCard[][] = [];
  for (const group of groups) {
    if (!stands(group, codes, first)) break;
    above.push(group);
    first += group.length;
  }
  const below: PlacedCard[][] = [];
  for (const group of groups.slice(above.length).reverse()) {
    if (last - group.length < first || !stands(group, codes, last - group.length)) break;
    below.unshift(group);
    last -= group.length;
  }
  const placed = inRows(above, cards.slice(first, last));
  const moved = bottomOf(placed) - (below[0]?.[0]?.position.row ?? 0);
  const shifted = below
    .flat()
    .map((card) => at(card, { ...card.position, row: card.position.row + moved }));
  return withoutEmptyRows(
    [...placed, ...shifted].map(({ code, position }) => ({ code, position })),
  );
}

/** Cards apart from those above and below them: no card reaches from one group into the next, so that each is together in any order of reading. */
export function rowGroups(layout: Layout): PlacedCard[][] {
  const groups: PlacedCard[][] = [];
  for (const card of inReadingOrder(layout)) {
    const group = groups.at(-1);
    if (group !== undefined && card.position.row < bottomOf(group)) group.push(card);
    else groups.push([card]);
  }
  return groups;
}

const stands = (group: Layout, codes: readonly string[], from: number) =>
  group.every(({ code }, nth) => codes[from + nth] === code);

const bottomOf = (cards: Layout) => Math.max(1, ...cards.map(({ position }) => rowAfter(position)));

/** In rows below what is there, or beside it where its last row has room. */
function inRows(above: readonly PlacedCard[][], cards: Layout): PlacedCard[] {
  const placed = above.flat();
  let row = openRow(above.at(-1) ?? []) ?? newRow(placed);
  for (const card of cards) {
    const { width, height } = fitted(card.position);
    if (row.column + width - 1 > columnCount || height > row.highest) row = newRow(placed);
    placed.push(at(card, { row: row.row, column: row.column, width, height }));
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

const newRow = (placed: Layout): Row => ({ row: bottomOf(placed), column: 1, highest: Infinity });

function openRow(group: Layout): Row | null {
  const row = group[0]?.position.row;
  if (row === undefined || group.some(({ position }) => position.row !== row)) return null;
  const column = Math.max(...group.map(({ position }) => position.column + position.width));
  return { row, column, highest: bottomOf(group) - row };
}
