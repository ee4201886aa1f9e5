import type { CardPlacementInput } from '../../../generated/schema.ts';

interface PositionedCard {
  code: string;
  position: { row: number; column: number; height: number };
}

/** From the top; in an order that is hoped for where there is one, with what it does not name at the end. */
export function orderCards<Card extends PositionedCard>(
  cards: readonly Card[],
  hoped: readonly string[] | null,
): Card[] {
  const asSaved = cards.toSorted(
    (one, other) =>
      one.position.row - other.position.row || one.position.column - other.position.column,
  );
  if (hoped === null) return asSaved;
  const placeOf = ({ code }: Card) => (hoped.includes(code) ? hoped.indexOf(code) : hoped.length);
  return asSaved.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** One below the other over the whole width, each as high as it was. */
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
