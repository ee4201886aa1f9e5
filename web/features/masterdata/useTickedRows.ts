import { useState } from 'react';
import type { ListRow } from './list-module.ts';

export interface Ticked {
  keys: ReadonlySet<string>;
  rows: readonly ListRow[];
  /** Ticks exactly these keys. Rows are taken from the page and from the rows ticked before. */
  change: (keys: ReadonlySet<string>) => void;
  only: (rows: readonly ListRow[]) => void;
  /** Unticks these keys. */
  drop: (keys: readonly string[]) => void;
}

const noRows: ReadonlyMap<string, ListRow> = new Map();

/**
 * Holds the ticked rows, including those of other pages, because confirmations list their names.
 */
export function useTickedRows(page: readonly ListRow[] | null): Ticked {
  const [ticked, setTicked] = useState(noRows);
  const findRow = (key: string) => page?.find((row) => row.key === key) ?? ticked.get(key);
  const setRows = (rows: readonly ListRow[]) =>
    setTicked(new Map(rows.map((row) => [row.key, row])));
  return {
    keys: new Set(ticked.keys()),
    rows: [...ticked.keys()].flatMap((key) => findRow(key) ?? []),
    change: (keys) => setRows([...keys].flatMap((key) => findRow(key) ?? [])),
    only: setRows,
    drop: (keys) => setRows([...ticked.values()].filter(({ key }) => !keys.includes(key))),
  };
}
