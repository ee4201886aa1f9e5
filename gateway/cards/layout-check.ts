import type {
  CardPlacementInput,
  CardPositionInput,
  DashboardLayoutSaveInput,
} from '../generated/resolvers.ts';
import type { Refusal } from '../errors/user-error.ts';
import { GRID_COLUMNS, MAX_ROW } from './card-position.ts';
import { isDashboardCode, MAX_CARDS } from './template-rest.ts';

const MAX_HEIGHT = 20;

export const UNKNOWN_DASHBOARD: Refusal = {
  field: 'code',
  code: 'INVALID',
  message: 'unknownDashboard',
};

/** Checks a layout without asking the services. Returns the first problem, or null. */
export function layoutRefusal({ code, version, cards }: DashboardLayoutSaveInput): Refusal | null {
  if (!isDashboardCode(code)) return UNKNOWN_DASHBOARD;
  if (version < 0) return { field: 'version', code: 'INVALID', message: 'badUserInput' };
  if (cards.length === 0) return { field: 'cards', code: 'REQUIRED', message: 'cardRequired' };
  if (cards.length > MAX_CARDS) return tooManyCards(MAX_CARDS);
  return (
    cards
      .map((card, index) => placementRefusal(card, index, cards))
      .find((refusal) => refusal !== null) ?? null
  );
}

/** The refusal of a layout with more cards than allowed. */
export function tooManyCards(limit: number): Refusal {
  return { field: 'cards', code: 'TOO_MANY', message: 'tooManyCards', values: { limit } };
}

function placementRefusal(
  card: CardPlacementInput,
  index: number,
  cards: readonly CardPlacementInput[],
): Refusal | null {
  const path = ['cards', String(index)];
  if (card.code === '')
    return { field: [...path, 'code'], code: 'INVALID', message: 'badUserInput' };
  if (cards.findIndex(({ code }) => code === card.code) < index)
    return { field: [...path, 'code'], code: 'INVALID', message: 'cardTwice' };
  const wrong = card.position && invalidSide(card.position);
  return wrong
    ? { field: [...path, 'position', wrong], code: 'INVALID', message: 'cardOutside' }
    : null;
}

function invalidSide({
  row,
  column,
  width,
  height,
}: CardPositionInput): keyof CardPositionInput | null {
  if (!isWithin(row, MAX_ROW)) return 'row';
  if (!isWithin(column, GRID_COLUMNS)) return 'column';
  if (!isWithin(width, GRID_COLUMNS) || column + width - 1 > GRID_COLUMNS) return 'width';
  return isWithin(height, MAX_HEIGHT) ? null : 'height';
}

function isWithin(value: number, max: number): boolean {
  return value >= 1 && value <= max;
}
