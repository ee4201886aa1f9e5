import { useEffect, useEffectEvent, useState } from 'react';
import type { PickedRow } from '../fields/row-picker-context.ts';
import { toPickedRow, type PickerRow } from './picker-rows.ts';

interface PickedRows {
  /** In the order in which they were picked, from all pages. */
  rows: readonly PickedRow[];
  has: (key: string) => boolean;
  toggle: (row: PickedRow) => void;
  /** Picks this row and unpicks all others. */
  setOnly: (row: PickedRow) => void;
  clear: () => void;
}

/** A row of which only the key is known yet. */
const unknown = (key: string): PickedRow => ({ key, name: key, values: {} });

/**
 * The picked rows. Rows that were selected at the start are loaded once to get their names. A row
 * that no longer exists stays, with its key as name, so that the user can remove it.
 */
export function usePickedRows(
  selected: readonly string[],
  find: ((keys: readonly string[]) => Promise<readonly PickerRow[]>) | null,
): PickedRows {
  const [rows, setRows] = useState<readonly PickedRow[]>(() => [...new Set(selected)].map(unknown));
  const loadSelected = useEffectEvent(async () => (await find?.(selected)) ?? []);
  const canLoad = find !== null;
  useEffect(
    function nameSelected() {
      if (!canLoad) return;
      const name = (found: readonly PickerRow[]) => {
        const known = new Map(found.map((row) => [row.key, toPickedRow(row)]));
        setRows((before) => before.map((row) => known.get(row.key) ?? row));
      };
      loadSelected().then(name, () => undefined);
    },
    [canLoad],
  );
  const has = (key: string) => rows.some((row) => row.key === key);
  return {
    rows,
    has,
    toggle: (row) =>
      setRows(has(row.key) ? rows.filter(({ key }) => key !== row.key) : [...rows, row]),
    setOnly: (row) => setRows([row]),
    clear: () => setRows([]),
  };
}
