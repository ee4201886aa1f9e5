import type { LaidColumn } from '../detail-columns.ts';

/** A column that is drawn, or the room of some beside each other that are not. */
export interface Slot {
  /** The place of the first column of it. */
  at: number;
  span: number;
  /** Null: only the room. */
  laid: LaidColumn | null;
}

/** Which columns of a table are in sight, by the pixels from its left edge. */
export interface ColumnView {
  from: number;
  to: number;
}

/** The columns that stay in sight, those in view and those that are kept; the others leave their room. */
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
