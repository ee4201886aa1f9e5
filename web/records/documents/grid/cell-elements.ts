import type { CellEditor } from '../cells/cell-editor.ts';
import type { SheetCell } from './cell-range.ts';

/**
 * The cell that contains an element. Null for elements outside of cells, such as header, sums and
 * popups.
 */
export function findCell(element: EventTarget | null): SheetCell | null {
  if (!(element instanceof Element)) return null;
  const column = element.closest<HTMLElement>('[data-column-index]')?.dataset.columnIndex;
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row;
  return column === undefined || row === undefined
    ? null
    : { row: Number(row), column: Number(column) };
}

/** The element of a cell that takes the focus: its control, or the cell itself. */
export function findControl(
  box: HTMLElement | null,
  { row, column }: SheetCell,
): HTMLElement | null {
  const cell =
    box?.querySelector<HTMLElement>(
      `tr[data-row="${String(row)}"] > [data-column-index="${String(column)}"]`,
    ) ?? null;
  return cell?.querySelector<HTMLElement>('input, textarea, button, a') ?? cell;
}

/** Whether the cell of an element has an open popup, such as a list or calendar. */
export const hasOpenPopup = (element: Element): boolean =>
  element.closest('[data-column-index]')?.querySelector('[aria-expanded="true"]') != null;

/**
 * Writes the text typed in a cell to its line. Controls without a CellEditor do so when they lose
 * the focus.
 */
export function commitCell(editor: CellEditor | null): void {
  const { activeElement } = document;
  if (editor !== null) editor.commit();
  else if (
    activeElement instanceof HTMLInputElement &&
    activeElement.closest('[data-column-index]') !== null
  )
    activeElement.blur();
}

/** Focuses a control and selects its text, so that typing replaces it. */
export function focusAndSelect(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    control.select();
}
