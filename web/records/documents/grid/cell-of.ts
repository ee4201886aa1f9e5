import type { CellEditor } from '../cells/cell-editor.ts';
import type { GridCell } from './grid-range.ts';

/** The cell of the table that an element stands in; null for what is elsewhere: the head, the sums, what floats above the page. */
export function cellOf(element: EventTarget | null): GridCell | null {
  if (!(element instanceof Element)) return null;
  const at = element.closest<HTMLElement>('[data-at]')?.dataset.at;
  const place = element.closest<HTMLElement>('[data-place]')?.dataset.place;
  return at === undefined || place === undefined ? null : { place: Number(place), at: Number(at) };
}

/** What has the focus in a cell: the control that it is typed in with, or the cell itself. */
export function controlIn(box: HTMLElement | null, { place, at }: GridCell): HTMLElement | null {
  const cell =
    box?.querySelector<HTMLElement>(
      `tr[data-place="${String(place)}"] > [data-at="${String(at)}"]`,
    ) ?? null;
  return cell?.querySelector<HTMLElement>('input, textarea, button, a') ?? cell;
}

/** Whether the cell that an element stands in has opened something: a list, a calendar. */
export const hasOpened = (element: Element): boolean =>
  element.closest('[data-at]')?.querySelector('[aria-expanded="true"]') != null;

/** Ends what is typed in a cell, so that the line has it: a control that is of no table reads what was typed when it loses the focus. */
export function leaveCell(editor: CellEditor | null): void {
  const { activeElement } = document;
  if (editor !== null) editor.commit();
  else if (activeElement instanceof HTMLInputElement && activeElement.closest('[data-at]') !== null)
    activeElement.blur();
}

/** Puts the focus into it, with all of its text selected: what is typed next takes its place. */
export function enter(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    control.select();
}
