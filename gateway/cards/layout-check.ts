import type {
  CardPlacementInput,
  CardPositionInput,
  DashboardLayoutSaveInput,
} from '../generated/resolvers.ts';
import type { Refusal } from '../errors/user-error.ts';
import { COLUMNS, MOST_ROWS } from './card-position.ts';
import { isDashboardCode, MOST_CARDS } from './template-rest.ts';

const MOST_HEIGHT = 20;

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
  if (cards.length > MOST_CARDS) return tooMany(MOST_CARDS);
  return (
    cards
      .map((card, place) => placementRefusal(card, place, cards))
      .find((refusal) => refusal !== null) ?? null
  );
}

export function tooMany(limit: number): Refusal {
  return { field: 'cards', code: 'TOO_MANY', message: 'tooManyCards', values: { limit } };
}

function placementRefusal(
  card: CardPlacementInput,
  place: number,
  cards: readonly CardPlacementInput[],
): Refusal | null {
  const at = ['cards', String(place)];
  if (card.code === '') return { field: [...at, 'code'], code: 'INVALID', message: 'badUserInput' };
  if (cards.findIndex(({ code }) => code === card.code) < place)
    return { field: [...at, 'code'], code: 'INVALID', message: 'cardTwice' };
  const wrong = card.position && wrongSide(card.position);
  return wrong
    ? { field: [...at, 'position', wrong], code: 'INVALID', message: 'cardOutside' }
    : null;
}

function wrongSide({
  row,
  column,
  width,
  height,
}: CardPositionInput): keyof CardPositionInput | null {
  if (!isWithin(row, MOST_ROWS)) return 'row';
  if (!isWithin(column, COLUMNS)) return 'column';
  if (!isWithin(width, COLUMNS) || column + width - 1 > COLUMNS) return 'width';
  return isWithin(height, MOST_HEIGHT) ? null : 'height';
}

function isWithin(value: number, most: number): boolean {
  return value >= 1 && value <= most;
}
