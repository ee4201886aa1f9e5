import { xmlText } from './plain-text.ts';
import { serialOf } from './serial-time.ts';
import { MOST_PLACES, styleIndex, type StyleName } from './styles.ts';

/** What a column of a workbook holds. */
type CellKind = 'text' | 'number' | 'day' | 'moment';

export interface SheetColumn {
  kind: CellKind;
  /** Decimals of a column of numbers; as many as each has when null. */
  places: number | null;
}

/** As it comes from the services: a text, a number, a truth or nothing. */
export type CellValue = string | number | boolean | null;

/** A number of a spreadsheet holds 15 digits: longer ones are written as text, so that none is lost. */
const MOST_DIGITS = 15;
const NUMBER = /^-?\d+(?:\.\d+)?$/u;
/** What a spreadsheet would take for the beginning of something to calculate. */
const FORMULA = /^[=+\-@\t\r]/u;

/** Space that would be lost without being asked for. */
const EDGE = /^\s|\s$|[\n\t]/u;

const styles = {
  day: styleIndex('day'),
  moment: styleIndex('moment'),
  plain: styleIndex('plain'),
  text: styleIndex('text'),
  quoted: styleIndex('quoted'),
  numbers: Array.from({ length: MOST_PLACES + 1 }, (_, places) => styleIndex(`number${places}`)),
};

/** A cell as XML. What is none of its column's kind is text, and text is never anything to calculate, whatever it begins with. */
export function cellXml(
  reference: string,
  value: CellValue,
  { kind, places }: SheetColumn,
): string {
  if (value === null || value === '') return '';
  const text = String(value);
  if (kind === 'number' && NUMBER.test(text) && digitsOf(text) <= MOST_DIGITS) {
    const style =
      places === null
        ? styles.plain
        : (styles.numbers[Math.min(places, MOST_PLACES)] ?? styles.plain);
    return `<c r="${reference}" s="${style}"><v>${text}</v></c>`;
  }
  const serial = kind === 'day' || kind === 'moment' ? serialOf(text) : null;
  if (serial !== null) {
    return `<c r="${reference}" s="${Number.isInteger(serial) && kind === 'day' ? styles.day : styles.moment}"><v>${serial}</v></c>`;
  }
  return styled(reference, text, FORMULA.test(text) ? styles.quoted : styles.text);
}

/** Text under a style of its own, such as a head. */
export function textCell(reference: string, text: string, style: StyleName): string {
  return text === '' ? '' : styled(reference, text, styleIndex(style));
}

function styled(reference: string, text: string, style: number): string {
  const space = EDGE.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t${space}>${xmlText(text)}</t></is></c>`;
}

function digitsOf(text: string): number {
  return text.replace(/^-?0*/u, '').replace('.', '').length;
}

/** A, B … Z, AA: a column by its place from 0. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
