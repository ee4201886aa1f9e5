import { useRef } from 'react';
import type { MenuTreeRow } from './MenuTreeLine.tsx';

/** Letters typed within this time belong to the same search text. */
const TYPE_AHEAD_MS = 700;

/** Finds a row by a typed letter; undefined if no row matches. */
export type FindByTyping = (index: number, letter: string, time: number) => MenuTreeRow | undefined;

/**
 * Returns a function that adds a typed letter to the search text and finds the next row that begins
 * with the text, else with the letter. `index` is the focused row, `time` the time of the event in
 * ms.
 */
export function useTypeAhead(rows: readonly MenuTreeRow[]): FindByTyping {
  const typed = useRef({ text: '', time: 0 });
  return (index, letter, time) => {
    const continues = time - typed.current.time < TYPE_AHEAD_MS;
    const text = (continues ? typed.current.text : '') + letter.toLowerCase();
    typed.current = { text, time };
    // A longer text may still match the focused row. A new text starts with the next row.
    const start = continues ? index : index + 1;
    const order = [...rows.slice(start), ...rows.slice(0, start)];
    const findRow = (prefix: string) =>
      order.find((row) => row.label.toLowerCase().startsWith(prefix));
    return findRow(text) ?? findRow(letter.toLowerCase());
  };
}
