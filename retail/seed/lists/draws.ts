import { dateOf } from '../../server/calendar.ts';
import { between, bits, DRAW } from '../noise.ts';

/**
 * Pseudo-random values of a row, derived from the list, the row and a number per field, independent
 * of earlier draws.
 */
export interface Draws {
  of<Item>(items: readonly Item[], field: number): Item;
  whole(low: number, high: number, field: number): number;
  amount(low: number, high: number, field: number): number;
  /** A date offset by some days from another one. */
  day(from: number, back: number, ahead: number, field: number): string;
  time(field: number): string;
  phone(field: number): string;
}

export function drawsOf(list: number, row: number): Draws {
  const draws: Draws = {
    of: (items, field) => inTurn(items, bits(DRAW.list, list, row, field)),
    whole: (low, high, field) => Math.floor(between(low, high + 1, DRAW.list, list, row, field)),
    amount: (low, high, field) =>
      Math.round(between(low, high, DRAW.list, list, row, field) * 100) / 100,
    day: (from, back, ahead, field) =>
      dateOf(from - back + (bits(DRAW.list, list, row, field) % (back + ahead + 1))),
    time: (field) =>
      `${two(8 + draws.whole(0, 11, field))}:${two(draws.whole(0, 59, field + 50))}:00`,
    phone: (field) => `13${String(draws.whole(100_000_000, 999_999_999, field))}`,
  };
  return draws;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** A number of rows, each with its number from 1 and its draws. */
export function* rowsOf<Row>(
  list: number,
  count: number,
  make: (no: number, draws: Draws) => Row,
): Iterable<Row> {
  for (let no = 1; no <= count; no += 1) yield make(no, drawsOf(list, no));
}

/** Repeats the items in order. */
export function inTurn<Item>(items: readonly Item[], index: number): Item {
  const [item] = items.slice(index % items.length);
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}

/** `C0001` */
export function numbered(prefix: string, no: number, digits = 4): string {
  return prefix + String(no).padStart(digits, '0');
}
