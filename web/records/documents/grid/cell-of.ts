import type { CellEditor } from '../cells/cell-editor.ts';
import type { GridCell } from './grid-range.ts';

/**
 * The cell that contains an element. Null for elements outside of cells, such as header, sums and
 * popups.
 */
export function cellOf(element: EventTarget | null): GridCell | null {
  if (!(element instanceof Element)) return null;
  const at = element.closest<HTMLElement>('[data-at]')?.dataset.at;
  const place = element.closest<HTMLElement>('[data-place]')?.dataset.place;
  return at === undefined || place === undefined ? null : { place: Number(place), at: Number(at) };
}

/** The element of a cell that takes the focus: its control, or the cell itself. */
export function controlIn(box: HTMLElement | null, { place, at }: GridCell): HTMLElement | null {
  const cell =
    box?.querySelector<HTMLElement>(
      `tr[data-place="${String(place)}"] > [data-at="${String(at)}"]`,
    ) ?? null;
  return cell?.querySelector<HTMLElement>('input, textarea, button, a') ?? cell;
}

/** Whether the cell of an element has an open popup, such as a list or calendar. */
export const hasOpened = (element: Element): boolean =>
  element.closest('[data-at]')?.querySelector('[aria-expanded="true"]') != null;

/**
 * Writes the text typed in a cell to its line. Controls without a CellEditor do so when they lose
 * the focus.
 */
export function leaveCell(editor: CellEditor | null): void {
  const { activeElement } = document;
  if (editor !== null) editor.commit();
  else if (activeElement instanceof HTMLInputElement && activeElement.closest('[data-at]') !== null)
    activeElement.blur();
}

/** Focuses a control and selects its text, so that typing replaces it. */
export function enter(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    control.select();
}
