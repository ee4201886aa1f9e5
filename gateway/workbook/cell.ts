import { beginsFormula } from '../values/formula.ts';
import { xmlText } from './xml-text.ts';
import { serialOf } from './serial-time.ts';
import { MAX_DECIMALS, styleIndex, type StyleName } from './styles.ts';

/** The kind of values in a column. */
type CellKind = 'text' | 'number' | 'day' | 'moment';

export interface SheetColumn {
  kind: CellKind;
  /** Decimals of a number column; null to show each number as it is. */
  decimals: number | null;
}

/** A value as the services send it. */
export type CellValue = string | number | boolean | null;

/**
 * Spreadsheets store numbers with 15 digits. Longer ones are written as text, so that no digit is
 * lost.
 */
const MAX_DIGITS = 15;
const NUMBER = /^-?\d+(?:\.\d+)?$/u;

/** Whitespace that is only kept with xml:space="preserve". */
const EDGE = /^\s|\s$|[\n\t]/u;

const styles = {
  day: styleIndex('day'),
  moment: styleIndex('moment'),
  plain: styleIndex('plain'),
  text: styleIndex('text'),
  quoted: styleIndex('quoted'),
  numbers: Array.from({ length: MAX_DECIMALS + 1 }, (_, places) => styleIndex(`number${places}`)),
};

/**
 * A cell as XML. A value that does not fit its column is written as text. Text never becomes a
 * formula, whatever its first character.
 */
export function cellXml(
  reference: string,
  value: CellValue,
  { kind, decimals }: SheetColumn,
): string {
  if (value === null || value === '') return '';
  const text = String(value);
  if (kind === 'number' && NUMBER.test(text) && digitsOf(text) <= MAX_DIGITS) {
    const style =
      decimals === null
        ? styles.plain
        : (styles.numbers[Math.min(decimals, MAX_DECIMALS)] ?? styles.plain);
    return `<c r="${reference}" s="${style}"><v>${text}</v></c>`;
  }
  const serial = kind === 'day' || kind === 'moment' ? serialOf(text) : null;
  if (serial !== null) {
    return `<c r="${reference}" s="${Number.isInteger(serial) && kind === 'day' ? styles.day : styles.moment}"><v>${serial}</v></c>`;
  }
  return inlineText(reference, text, beginsFormula(text) ? styles.quoted : styles.text);
}

/** A text cell with a given style, such as a header. */
export function textCell(reference: string, text: string, style: StyleName): string {
  return text === '' ? '' : inlineText(reference, text, styleIndex(style));
}

function inlineText(reference: string, text: string, style: number): string {
  const space = EDGE.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t${space}>${xmlText(text)}</t></is></c>`;
}

function digitsOf(text: string): number {
  return text.replace(/^-?0*/u, '').replace('.', '').length;
}

/** The letters of a column (A, B … Z, AA) by its index from 0. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
