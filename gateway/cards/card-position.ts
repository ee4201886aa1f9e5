import type { components } from '../../schema/generated/retail.ts';
import type { CardPosition } from '../generated/resolvers.ts';

type Placed = Partial<
  Pick<components['schemas']['TemplateCard'], 'rownum' | 'colnum' | 'width' | 'height'>
>;

export const COLUMNS = 12;
export const MOST_ROWS = 1000;
/** Default width: four cards side by side. */
const WIDTH = 3;
const BESIDE = COLUMNS / WIDTH;

/** The position in a row; null when it is missing or outside of the grid. */
export function placeOf({ rownum, colnum, width, height }: Placed): CardPosition | null {
  const [row, column, wide, high] = [sideOf(rownum), sideOf(colnum), sideOf(width), sideOf(height)];
  return row && column && wide && high && column + wide - 1 <= COLUMNS
    ? { row, column, width: wide, height: high }
    : null;
}

/** The position of a card. If its row has none, it is derived from the card's index in the list. */
export function positionOf(told: Placed, place: number): CardPosition {
  const known = placeOf(told);
  if (known !== null) return known;
  const [wide, high] = [sideOf(told.width), sideOf(told.height)];
  const usual = Math.min(wide ?? WIDTH, COLUMNS);
  const first = Math.min((place % BESIDE) * WIDTH, COLUMNS - usual) + 1;
  return { row: Math.floor(place / BESIDE) + 1, column: first, width: usual, height: high ?? 1 };
}

function sideOf(value: unknown): number | null {
  const side = Number(value);
  return Number.isInteger(side) && side >= 1 && side <= MOST_ROWS ? side : null;
}
