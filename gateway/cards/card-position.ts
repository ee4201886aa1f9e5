import type { components } from '../../schema/generated/retail.ts';
import type { CardPosition } from '../generated/resolvers.ts';

type PositionRow = Partial<
  Pick<components['schemas']['TemplateCard'], 'rownum' | 'colnum' | 'width' | 'height'>
>;

export const GRID_COLUMNS = 12;
/** Maximum row, and maximum side length, of a card. */
export const MAX_ROW = 1000;
/** Default width: four cards side by side. */
const DEFAULT_WIDTH = 3;
const CARDS_PER_ROW = GRID_COLUMNS / DEFAULT_WIDTH;

/** The position in a row; null when it is missing or outside of the grid. */
export function explicitPosition({
  rownum,
  colnum,
  width,
  height,
}: PositionRow): CardPosition | null {
  const [row, column, wide, high] = [
    parseSide(rownum),
    parseSide(colnum),
    parseSide(width),
    parseSide(height),
  ];
  return row && column && wide && high && column + wide - 1 <= GRID_COLUMNS
    ? { row, column, width: wide, height: high }
    : null;
}

/** The position of a card. If its row has none, it is derived from the card's index in the list. */
export function positionOf(row: PositionRow, index: number): CardPosition {
  const known = explicitPosition(row);
  if (known !== null) return known;
  const [wide, high] = [parseSide(row.width), parseSide(row.height)];
  const cardWidth = Math.min(wide ?? DEFAULT_WIDTH, GRID_COLUMNS);
  const first = Math.min((index % CARDS_PER_ROW) * DEFAULT_WIDTH, GRID_COLUMNS - cardWidth) + 1;
  return {
    row: Math.floor(index / CARDS_PER_ROW) + 1,
    column: first,
    width: cardWidth,
    height: high ?? 1,
  };
}

function parseSide(value: unknown): number | null {
  const side = Number(value);
  return Number.isInteger(side) && side >= 1 && side <= MAX_ROW ? side : null;
}
