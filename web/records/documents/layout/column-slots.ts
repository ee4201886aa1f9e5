import type { ColumnLayout } from './detail-columns.ts';

/** A column to render, or an empty cell that spans adjacent columns out of view. */
export interface Slot {
  /** Index of its first column. */
  index: number;
  span: number;
  /** Null: an empty cell. */
  layout: ColumnLayout | null;
}

/** The visible part of a table, in pixels from its left edge. */
interface ColumnView {
  from: number;
  to: number;
}

/**
 * One slot for each pinned, visible or always rendered column; the others are merged into empty
 * slots.
 */
export function slotsOf(
  columns: readonly ColumnLayout[],
  widths: readonly number[],
  view: ColumnView | null,
  alwaysDrawn: readonly number[],
): readonly Slot[] {
  const slots: Slot[] = [];
  let left = 0;
  columns.forEach((layout, index) => {
    const right = left + (widths[index] ?? 0);
    const isDrawn =
      view === null ||
      layout.pin !== null ||
      alwaysDrawn.includes(index) ||
      (right > view.from && left < view.to);
    const last = slots.at(-1);
    if (isDrawn) slots.push({ index, span: 1, layout });
    else if (last?.layout === null) slots[slots.length - 1] = { ...last, span: last.span + 1 };
    else slots.push({ index, span: 1, layout: null });
    left = right;
  });
  return slots;
}
