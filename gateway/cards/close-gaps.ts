import type { CardPosition } from '../generated/resolvers.ts';

interface Positioned {
  position: CardPosition;
}

/**
 * Closes the gaps of cards that were saved but are no longer available to the account. The other
 * cards of a row share the width of the gap. In taller rows the cards beside, above or below the
 * gap grow into it. Space that was empty when the layout was saved stays empty.
 */
export function closeGaps<Card extends Positioned>(
  cards: readonly Card[],
  gaps: readonly CardPosition[],
): Card[] {
  let current = [...cards];
  // Gaps that other cards cover are ignored.
  const open = mergeGaps(gaps).filter(
    (gap) => !cards.some(({ position }) => overlaps(position, gap)),
  );
  for (const gap of open.filter(
    (one, nth) => open.findIndex((other) => spansSameRows(one, other)) === nth,
  )) {
    const row = current.filter(({ position }) => sharesRows(position, gap));
    if (row.length > 0 && row.every(({ position }) => spansSameRows(position, gap)))
      current = applyMoves(
        current,
        spreadWidth(
          row,
          open.filter((other) => spansSameRows(other, gap)),
        ),
      );
  }
  // A card that has grown into one gap may reach the next, so gaps are tried again until a pass
  // closes none.
  for (let waiting = open; waiting.length > 0;) {
    const left = waiting.filter((gap) => !current.some(({ position }) => overlaps(position, gap)));
    const stillOpen = left.filter((gap) => {
      const grown = waysToGrow(gap).map((grow) => grow(current));
      const moves = grown.find(({ size }) => size > 0);
      if (moves !== undefined) current = applyMoves(current, moves);
      return moves === undefined;
    });
    if (stillOpen.length === left.length) break;
    waiting = stillOpen;
  }
  return current;
}

/** Merges adjacent gaps: side by side first, then one above the other. */
function mergeGaps(gaps: readonly CardPosition[]): CardPosition[] {
  const result: CardPosition[] = [];
  for (const gap of gaps.toSorted(
    (one, other) => one.row - other.row || one.column - other.column,
  )) {
    const last = result.at(-1);
    if (last !== undefined && spansSameRows(last, gap) && last.column + last.width === gap.column)
      result[result.length - 1] = { ...last, width: last.width + gap.width };
    else result.push(gap);
  }
  return result.reduce<CardPosition[]>((above, gap) => {
    const nth = above.findIndex(
      (one) =>
        one.column === gap.column && one.width === gap.width && one.row + one.height === gap.row,
    );
    const one = above[nth];
    if (one === undefined) return [...above, gap];
    return above.with(nth, { ...one, height: one.height + gap.height });
  }, []);
}

type Moves<Card> = ReadonlyMap<Card, Partial<CardPosition>>;

function applyMoves<Card extends Positioned>(cards: Card[], moves: Moves<Card>): Card[] {
  return cards.map((card) => ({ ...card, position: { ...card.position, ...moves.get(card) } }));
}

/**
 * Spreads the width of the gaps over the cards of a row, from left to right. Other empty space
 * keeps its size.
 */
function spreadWidth<Card extends Positioned>(
  row: readonly Card[],
  gaps: readonly CardPosition[],
): Moves<Card> {
  const sorted = row.toSorted((one, other) => one.position.column - other.position.column);
  const room = gaps.reduce((sum, { width }) => sum + width, 0);
  const moves = new Map<Card, Partial<CardPosition>>();
  let shift = 0;
  for (const [nth, card] of sorted.entries()) {
    const { column, width } = card.position;
    const before = gaps
      .filter((gap) => gap.column < column)
      .reduce((sum, gap) => sum + gap.width, 0);
    const more = Math.floor(room / sorted.length) + (nth < room % sorted.length ? 1 : 0);
    moves.set(card, { column: column + shift - before, width: width + more });
    shift += more;
  }
  return moves;
}

/**
 * Ways to grow into a gap: from the left, from the right, from above, from below. The first that
 * fits is used.
 */
function waysToGrow(
  gap: CardPosition,
): (<Card extends Positioned>(cards: readonly Card[]) => Moves<Card>)[] {
  const end = gap.column + gap.width;
  const bottom = gap.row + gap.height;
  const isWithinRows = ({ row, height }: CardPosition) => row >= gap.row && row + height <= bottom;
  const isWithinColumns = ({ column, width }: CardPosition) =>
    column >= gap.column && column + width <= end;
  return [
    (cards) => {
      const found = cards.filter(
        ({ position: one }) => one.column + one.width === gap.column && isWithinRows(one),
      );
      return growCards(found, sumSides(found, 'height') === gap.height, ({ width }) => ({
        width: width + gap.width,
      }));
    },
    (cards) => {
      const found = cards.filter(({ position: one }) => one.column === end && isWithinRows(one));
      const grow = ({ width }: CardPosition) => ({ column: gap.column, width: width + gap.width });
      return growCards(found, sumSides(found, 'height') === gap.height, grow);
    },
    (cards) => {
      const found = cards.filter(
        ({ position: one }) => one.row + one.height === gap.row && isWithinColumns(one),
      );
      return growCards(found, sumSides(found, 'width') === gap.width, ({ height }) => ({
        height: height + gap.height,
      }));
    },
    (cards) => {
      const found = cards.filter(({ position: one }) => one.row === bottom && isWithinColumns(one));
      const grow = ({ height }: CardPosition) => ({ row: gap.row, height: height + gap.height });
      return growCards(found, sumSides(found, 'width') === gap.width, grow);
    },
  ];
}

function growCards<Card extends Positioned>(
  cards: readonly Card[],
  fills: boolean,
  grow: (position: CardPosition) => Partial<CardPosition>,
): Moves<Card> {
  return new Map<Card, Partial<CardPosition>>(
    fills ? cards.map((card) => [card, grow(card.position)]) : [],
  );
}

function sumSides(cards: readonly Positioned[], side: 'width' | 'height'): number {
  return cards.reduce((sum, { position }) => sum + position[side], 0);
}

function spansSameRows(one: CardPosition, other: CardPosition): boolean {
  return one.row === other.row && one.height === other.height;
}

function sharesRows(one: CardPosition, other: CardPosition): boolean {
  return one.row < other.row + other.height && other.row < one.row + one.height;
}

function overlaps(one: CardPosition, other: CardPosition): boolean {
  return (
    sharesRows(one, other) &&
    one.column < other.column + other.width &&
    other.column < one.column + one.width
  );
}
