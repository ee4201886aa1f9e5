/** A cell as a file has it. */
export interface ReadCell {
  text: string;
  /** `number` may be a day that is not written as one; `error` is what a formula could not calculate; without a text nobody has calculated it yet. */
  kind: 'text' | 'number' | 'time' | 'truth' | 'error';
}

/** A line of a file. */
export interface ReadLine {
  /** As a spreadsheet counts, from 1. */
  number: number;
  /** By column; nothing where a cell is empty. */
  cells: readonly (ReadCell | undefined)[];
}

/** More columns than this are not looked at. */
export const MOST_COLUMNS = 500;

export function isEmptyLine({ cells }: ReadLine): boolean {
  return cells.every(
    (cell) => cell === undefined || (cell.kind !== 'error' && cell.text.trim() === ''),
  );
}

/** A number as people write it: what a spreadsheet keeps as 0.30000000000000004 is 0.3, and nothing stands as 1E+20. */
export function plainNumber(stored: string): string {
  const number = Number(stored);
  if (!Number.isFinite(number)) return stored;
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/u.exec(number.toExponential(14)) ?? [];
  const digits = whole + fraction;
  const places = fraction.length - Number(exponent);
  const padded = places > 0 ? digits.padStart(places + 1, '0') : digits + '0'.repeat(-places);
  const text =
    places > 0
      ? `${padded.slice(0, -places)}.${padded.slice(-places)}`.replace(/\.?0+$/u, '')
      : padded;
  return sign + text.replace(/^0+(?=\d)/u, '');
}
