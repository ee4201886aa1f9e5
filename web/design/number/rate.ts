import { isZero, MINUS_SIGN, parseDecimal, roundDecimal, formatDecimal } from './decimal.ts';
import { MISSING_VALUE } from './amount.ts';

/** Formats a rate in percent with two decimals: 63.46%. */
export function formatRate(text: string | null | undefined): string {
  const value = parseDecimal(text);
  return value ? `${formatDecimal(roundDecimal(value, 2))}%` : MISSING_VALUE;
}

/** Direction of a change. Zero counts as up; a missing value is flat. */
type Direction = 'up' | 'down' | 'flat';

export interface Change {
  direction: Direction;
  arrow: string;
  /** Signed: +3.22%, −1.56%. */
  text: string;
}

const arrows: Record<Direction, string> = { up: '▲', down: '▼', flat: '' };

/**
 * Formats a change in percent with arrow and sign, because not everyone can tell the colors apart.
 */
export function formatChange(text: string | null | undefined): Change {
  const value = parseDecimal(text);
  if (!value) return { direction: 'flat', arrow: arrows.flat, text: MISSING_VALUE };
  const rounded = roundDecimal(value, 2);
  const direction = rounded.negative && !isZero(rounded) ? 'down' : 'up';
  const digits = formatDecimal({ ...rounded, negative: false });
  return {
    direction,
    arrow: arrows[direction],
    text: `${direction === 'down' ? MINUS_SIGN : '+'}${digits}%`,
  };
}

/**
 * The share of a full ring that a rate in percent fills, 0 to 1. The arc ends at 100 %, its text
 * may exceed it.
 */
export function ringShare(text: string | null | undefined): number {
  const value = Number(text ?? 0);
  return Number.isFinite(value) ? Math.min(Math.max(value / 100, 0), 1) : 0;
}
