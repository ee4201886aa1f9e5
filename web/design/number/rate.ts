import { isZero, minus, parseDecimal, roundDecimal, writeDecimal } from './decimal.ts';
import { missing } from './amount.ts';

/** A rate in percent with two decimals: 63.46%. */
export function rateOf(text: string | null | undefined): string {
  const value = parseDecimal(text);
  return value ? `${writeDecimal(roundDecimal(value, 2))}%` : missing;
}

/** Which way a change goes. Zero counts as up; a missing one goes nowhere. */
type Direction = 'up' | 'down' | 'flat';

export interface Change {
  direction: Direction;
  arrow: string;
  /** With its sign: +3.22%, −1.56%. */
  text: string;
}

const arrows: Record<Direction, string> = { up: '▲', down: '▼', flat: '' };

/** A change in percent with arrow and sign, because colour alone says nothing to many. */
export function changeOf(text: string | null | undefined): Change {
  const value = parseDecimal(text);
  if (!value) return { direction: 'flat', arrow: arrows.flat, text: missing };
  const rounded = roundDecimal(value, 2);
  const direction = rounded.negative && !isZero(rounded) ? 'down' : 'up';
  const digits = writeDecimal({ ...rounded, negative: false });
  return {
    direction,
    arrow: arrows[direction],
    text: `${direction === 'down' ? minus : '+'}${digits}%`,
  };
}

/** The part of a full ring that a rate fills, 0 to 1: the arc stops at 100 while its text does not. */
export function ringShare(text: string | null | undefined): number {
  const value = Number(text ?? 0);
  return Number.isFinite(value) ? Math.min(Math.max(value / 100, 0), 1) : 0;
}
