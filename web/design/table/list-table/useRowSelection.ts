import { useState } from 'react';
import type { ListTableProps, RowSelection } from './list-view.ts';

/** Ticking rows of a page: one, a range, or all. Ticks on other pages are kept. */
export function useRowSelection<Row>({
  rows,
  rowKey,
  selection,
}: Pick<ListTableProps<Row>, 'rows' | 'rowKey' | 'selection'>): RowSelection {
  const [anchor, setAnchor] = useState<string | null>(null);
  const page = rows ?? [];
  const isSelectable = (row: Row) =>
    selection !== undefined && (selection.selectable?.(row) ?? true);
  const tickable = page.filter(isSelectable).map(rowKey);
  const keys = selection?.keys ?? new Set<string>();
  const ticked = tickable.filter((key) => keys.has(key)).length;
  const setTicked = (changed: readonly string[], on: boolean) => {
    const next = new Set(keys);
    changed.forEach((key) => (on ? next.add(key) : next.delete(key)));
    selection?.onChange(next);
  };
  return {
    hasTickable: tickable.length > 0,
    state: ticked === 0 ? 'none' : ticked === tickable.length ? 'all' : 'some',
    canTick: (index) => index in page && isSelectable(page[index] as Row),
    isTicked: (index) => index in page && keys.has(rowKey(page[index] as Row)),
    toggle(index, range) {
      const row = page[index];
      if (row === undefined || !isSelectable(row)) return;
      const key = rowKey(row);
      const from = range ? page.findIndex((one) => rowKey(one) === anchor) : -1;
      const affected =
        from < 0 ? [row] : page.slice(Math.min(from, index), Math.max(from, index) + 1);
      setAnchor(key);
      setTicked(affected.filter(isSelectable).map(rowKey), !keys.has(key));
    },
    toggleAll: () => setTicked(tickable, ticked < tickable.length),
  };
}
