import type { LaidColumn } from '../detail-columns.ts';

/** A column to render, or an empty cell that spans adjacent columns out of view. */
export interface Slot {
  /** Index of its first column. */
  at: number;
  span: number;
  /** Null: an empty cell. */
  laid: LaidColumn | null;
}

/** The visible part of a table, in pixels from its left edge. */
export interface ColumnView {
  from: number;
  to: number;
}

/**
 * One slot for each pinned, visible or always rendered column; the others are merged into empty
 * slots.
 */
export function slotsOf(
  columns: readonly LaidColumn[],
  widths: readonly number[],
  view: ColumnView | null,
  kept: readonly number[],
): readonly Slot[] {
  const slots: Slot[] = [];
  let left = 0;
  columns.forEach((laid, at) => {
    const right = left + (widths[at] ?? 0);
    const isDrawn =
      view === null ||
      laid.pin !== null ||
      kept.includes(at) ||
      (right > view.from && left < view.to);
    const last = slots.at(-1);
    if (isDrawn) slots.push({ at, span: 1, laid });
    else if (last?.laid === null) slots[slots.length - 1] = { ...last, span: last.span + 1 };
    else slots.push({ at, span: 1, laid: null });
    left = right;
  });
  return slots;
}
