import { useState } from 'react';
import type { ListRow } from './list-module.ts';

export interface Ticked {
  keys: ReadonlySet<string>;
  rows: readonly ListRow[];
  /** These keys and no others; the rows are those of the page and those that were ticked before. */
  change: (keys: ReadonlySet<string>) => void;
  only: (rows: readonly ListRow[]) => void;
  /** Without these. */
  drop: (keys: readonly string[]) => void;
}

const none: ReadonlyMap<string, ListRow> = new Map();

/** Which rows are ticked, those of other pages among them: they are named before anything is done to them. */
export function useTicked(page: readonly ListRow[] | null): Ticked {
  const [ticked, setTicked] = useState(none);
  const known = (key: string) => page?.find((row) => row.key === key) ?? ticked.get(key);
  const put = (rows: readonly ListRow[]) => setTicked(new Map(rows.map((row) => [row.key, row])));
  return {
    keys: new Set(ticked.keys()),
    rows: [...ticked.keys()].flatMap((key) => known(key) ?? []),
    change: (keys) => put([...keys].flatMap((key) => known(key) ?? [])),
    only: put,
    drop: (keys) => put([...ticked.values()].filter(({ key }) => !keys.includes(key))),
  };
}
