import type { CardPlacementInput } from '../../../generated/schema.ts';

interface PositionedCard {
  code: string;
  position: { row: number; column: number; height: number };
}

/**
 * The cards from top to bottom, or in the optimistic order if there is one. Cards that it does not
 * name come last.
 */
export function orderCards<Card extends PositionedCard>(
  cards: readonly Card[],
  optimisticOrder: readonly string[] | null,
): Card[] {
  const savedOrder = cards.toSorted(
    (one, other) =>
      one.position.row - other.position.row || one.position.column - other.position.column,
  );
  if (optimisticOrder === null) return savedOrder;
  const indexOf = ({ code }: Card) =>
    optimisticOrder.includes(code) ? optimisticOrder.indexOf(code) : optimisticOrder.length;
  return savedOrder.toSorted((one, other) => indexOf(one) - indexOf(other));
}

/**
 * The positions of cards stacked in this order, each over the full width and with its former
 * height.
 */
export function stackedPositions(
  cards: readonly PositionedCard[],
  codes: readonly string[],
): CardPlacementInput[] {
  let row = 1;
  return codes.map((code) => {
    const height = cards.find((card) => card.code === code)?.position.height ?? 1;
    const position = { row, column: 1, width: 12, height };
    row += height;
    return { code, position };
  });
}
