/** A cell of a file. */
export interface ReadCell {
  text: string;
  /**
   * `number` may be a date without a date format; `error` is a failed formula, or with empty text
   * one that was never calculated.
   */
  kind: 'text' | 'number' | 'time' | 'truth' | 'error';
}

/** A line of a file. */
export interface ReadLine {
  /** Line number as shown in a spreadsheet, from 1. */
  number: number;
  /** By column index; undefined for empty cells. */
  cells: readonly (ReadCell | undefined)[];
}

/** Maximum columns read; further ones are ignored. */
export const MAX_COLUMNS = 500;

export function isEmptyLine({ cells }: ReadLine): boolean {
  return cells.every(
    (cell) => cell === undefined || (cell.kind !== 'error' && cell.text.trim() === ''),
  );
}

/**
 * Formats a stored number without floating-point noise and exponents: 0.30000000000000004 becomes
 * 0.3.
 */
export function formatNumber(stored: string): string {
  const number = Number(stored);
  if (!Number.isFinite(number)) return stored;
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/u.exec(number.toExponential(14)) ?? [];
  const digits = whole + fraction;
  const decimals = fraction.length - Number(exponent);
  const padded = decimals > 0 ? digits.padStart(decimals + 1, '0') : digits + '0'.repeat(-decimals);
  const text =
    decimals > 0
      ? `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`.replace(/\.?0+$/u, '')
      : padded;
  return sign + text.replace(/^0+(?=\d)/u, '');
}
