import { truncateTo, type Unit } from './calendar-days.ts';
import { markOf, type CalendarSelection } from './calendar-selection.ts';

interface CellMarks {
  unit: Unit;
  /** The cell that Tab reaches. */
  focused: string;
  /** The cell of today. */
  today: string;
  chosen: CalendarSelection;
  /** Full names of the weekdays, in the order of the columns. */
  weekdays: readonly string[];
  /** The accessible name of a cell. */
  nameOf: (cell: string) => string;
}

/** The element of a cell that has the focus: in a table of days it is inside the cell. */
const buttonOf = (cell: HTMLElement): HTMLElement | null =>
  cell.getAttribute('role') === 'button' ? cell : cell.querySelector('[role="button"]');

const cellsIn = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-cell]'),
];

/**
 * Writes names, tab stop and selection to the cells of PrimeReact's Calendar. It would draw all
 * cells anew for each change of them, which loses the focus; it has no preview of a range, and does
 * not say which day the button of a day is for.
 */
export function markCells(
  root: HTMLElement,
  { unit, focused, today, chosen, weekdays, nameOf }: CellMarks,
): void {
  for (const cell of cellsIn(root)) {
    const name = cell.dataset.cell ?? '';
    const mark = markOf(name, unit, chosen);
    const button = buttonOf(cell);
    // Writing a day takes longer than all else here, and the name of an element never changes.
    // The library shows a week after the last day of the calendar, which has no name.
    if (button?.hasAttribute('aria-label') === false && truncateTo(name, unit) === name)
      button.setAttribute('aria-label', nameOf(name));
    if (name === today) button?.setAttribute('aria-current', 'date');
    cell.setAttribute(button === cell ? 'aria-pressed' : 'aria-selected', String(mark !== null));
    cell.dataset.mark = mark ?? '';
  }
  for (const [index, head] of root.querySelectorAll('th').entries()) {
    head.setAttribute('aria-label', weekdays[index] ?? '');
    head.title = weekdays[index] ?? '';
  }
  placeTabStop(root, focused);
}

/** Makes one cell reachable by Tab: the library adds others of its own when it has drawn. */
export function placeTabStop(root: HTMLElement, focused: string): void {
  for (const cell of cellsIn(root)) {
    const button = buttonOf(cell);
    if (button !== null) button.tabIndex = cell.dataset.cell === focused ? 0 : -1;
  }
}
