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
  const may = (row: Row) => selection !== undefined && (selection.selectable?.(row) ?? true);
  const tickable = page.filter(may).map(rowKey);
  const keys = selection?.keys ?? new Set<string>();
  const ticked = tickable.filter((key) => keys.has(key)).length;
  const put = (changed: readonly string[], on: boolean) => {
    const next = new Set(keys);
    changed.forEach((key) => (on ? next.add(key) : next.delete(key)));
    selection?.onChange(next);
  };
  return {
    any: tickable.length > 0,
    state: ticked === 0 ? 'none' : ticked === tickable.length ? 'all' : 'some',
    canTick: (at) => at in page && may(page[at] as Row),
    isTicked: (at) => at in page && keys.has(rowKey(page[at] as Row)),
    toggle(at, range) {
      const row = page[at];
      if (row === undefined || !may(row)) return;
      const key = rowKey(row);
      const from = range ? page.findIndex((one) => rowKey(one) === anchor) : -1;
      const reach = from < 0 ? [row] : page.slice(Math.min(from, at), Math.max(from, at) + 1);
      setAnchor(key);
      put(reach.filter(may).map(rowKey), !keys.has(key));
    },
    toggleAll: () => put(tickable, ticked < tickable.length),
  };
}
