import { fold, type FoldedText } from './fold.ts';
import type { Readings } from './pinyin.ts';

/** The matching part of a name, in code units of the original name. */
export interface Mark {
  from: number;
  to: number;
}

/** A match of a name. Smaller ranks are better. */
export interface NameMatch {
  rank: number;
  mark: Mark;
}

/** A name prepared for searching. */
export interface SearchName {
  name: string;
  folded: FoldedText;
  cells: readonly Cell[];
  /**
   * First letters of all characters and their readings as a bit set, to rule out most names
   * quickly.
   */
  letters: number;
}

/** One character of a name with its readings and its range in the original name. */
interface Cell {
  text: string;
  readings: readonly string[];
  start: number;
  end: number;
}

/** A search text prepared for matching. */
export interface SearchQuery {
  text: string;
  /** The text without spaces and apostrophes if it can be pinyin; otherwise empty. */
  pinyin: string;
}

const MAX_PINYIN_LENGTH = 60;
const letterBit = (text: string) => {
  const index = text.charCodeAt(0) - 97;
  return index >= 0 && index < 26 ? 1 << index : 0;
};

/** Prepares a name for searching. */
export function prepareName(name: string, readings: Readings): SearchName {
  const folded = fold(name);
  const cells: Cell[] = [];
  let unit = 0;
  for (const text of folded.text) {
    const end = folded.ends[unit + text.length - 1] ?? name.length;
    cells.push({ text, readings: readings(text), start: folded.starts[unit] ?? 0, end });
    unit += text.length;
  }
  const letters = cells.reduce(
    (bits, cell) =>
      cell.readings.reduce(
        (more, reading) => more | letterBit(reading),
        bits | letterBit(cell.text),
      ),
    0,
  );
  return { name, folded, cells, letters };
}

/** Prepares a search text for matching. */
export function prepareQuery(input: string): SearchQuery {
  const text = fold(input.trim()).text;
  const pinyin = text.replaceAll(/[\s'’]/gu, '').replaceAll('ü', 'v');
  return {
    text,
    pinyin: /[a-z]/u.test(pinyin) && pinyin.length <= MAX_PINYIN_LENGTH ? pinyin : '',
  };
}

/** Matches if the name equals the text. */
export function matchWhole({ name, folded }: SearchName, { text }: SearchQuery): NameMatch | null {
  return folded.text.trim() === text ? { rank: 0, mark: { from: 0, to: name.length } } : null;
}

/**
 * Matches if the name contains the text, or can be read so: in pinyin, initials, characters or a
 * mix.
 */
export function matchPart(name: SearchName, query: SearchQuery): NameMatch | null {
  const whole = matchWhole(name, query);
  if (whole !== null) return whole;
  const { starts, ends, text } = name.folded;
  const start = text.indexOf(query.text);
  if (start !== -1) {
    const mark = {
      from: starts[start] ?? 0,
      to: ends[start + query.text.length - 1] ?? name.name.length,
    };
    return { rank: start === 0 ? 1 : 2, mark };
  }
  return query.pinyin === '' ? null : matchPinyin(name, query.pinyin);
}

function matchPinyin({ cells, letters }: SearchName, typed: string): NameMatch | null {
  const first = letterBit(typed);
  if (first !== 0 && (letters & first) === 0) return null;
  const failed = new Set<number>();

  /**
   * Reads the rest of the text from a cell on. Returns the index after the last cell used, or -1.
   */
  function read(cell: number, letter: number): number {
    if (letter === typed.length) return cell;
    const current = cells[cell];
    const state = cell * (MAX_PINYIN_LENGTH + 1) + letter;
    if (current === undefined || failed.has(state)) return -1;
    for (const next of stepsOver(current, typed, letter)) {
      const end = read(cell + 1, next);
      if (end !== -1) return end;
    }
    failed.add(state);
    return -1;
  }

  for (let cell = 0; cell < cells.length; cell += 1) {
    const current = cells[cell];
    if (current === undefined || isGap(current)) continue;
    const end = read(cell, 0);
    if (end !== -1)
      return {
        rank: cell === 0 ? 3 : 4,
        mark: { from: current.start, to: cells[end - 1]?.end ?? current.end },
      };
  }
  return null;
}

/**
 * Positions in the text after reading one character in each possible way: its whole reading, the
 * start of its reading at the end of the text, its initial, or the character itself.
 */
function stepsOver(cell: Cell, typed: string, letter: number): number[] {
  if (isGap(cell)) return [letter];
  const steps: number[] = [];
  for (const reading of cell.readings) {
    if (typed.startsWith(reading, letter)) steps.push(letter + reading.length);
    else if (reading.startsWith(typed.slice(letter))) steps.push(typed.length);
    const initial =
      /^[zcs]h/u.test(reading) && typed.startsWith(reading.slice(0, 2), letter) ? 2 : 0;
    if (initial > 0) steps.push(letter + initial);
    if (typed[letter] === reading[0]) steps.push(letter + 1);
  }
  if (typed.startsWith(cell.text, letter)) steps.push(letter + cell.text.length);
  return steps;
}

/** Whether a character is a space or punctuation, which needs no letter in the text. */
function isGap({ text }: Cell): boolean {
  return /[\s\p{P}]/u.test(text);
}
