import { useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { truncateTo, firstDayOf, type Unit, clamp } from './calendar-days.ts';
import { moveByKey, turnPage } from './move-in-panel.ts';
import { pageOf } from './panel-cells.ts';

/** What has the focus in a calendar: a cell, or the button for the previous or the next panel. */
type CalendarFocus = 'cell' | 'before' | 'after';

interface CalendarPageOptions {
  /** The unit that is finally chosen. */
  unit: Unit;
  /** The day at which the panel opens, and to which it moves when the value changes elsewhere. */
  start: string;
  min: string;
  max: string;
  /** Changes when the panel is to take the focus; 0: never. */
  focusKey: number;
}

export type CalendarPage = ReturnType<typeof useCalendarPage>;

/** Which panel is shown and which cell has the focus. */
export function useCalendarPage({ unit, start, min, max, focusKey }: CalendarPageOptions) {
  const { locale } = useLanguage();
  const opened = { start, view: unit, day: clamp(start, min, max), focus: 'cell' as CalendarFocus };
  const [stored, setStored] = useState({ ...opened, moves: 0, turns: 0 });
  const shown = stored.start === start ? stored : { ...stored, ...opened };
  const { view, day, focus, moves, turns } = shown;
  const show = (to: string, nextView: Unit, takesFocus = true) =>
    setStored({
      start,
      view: nextView,
      day: clamp(to, min, max),
      focus: 'cell',
      moves: moves + (takesFocus ? 1 : 0),
      turns,
    });
  return {
    view,
    day,
    /** The first day of the shown month, year or decade. */
    first: firstDayOf(pageOf(view, day)),
    focus,
    /** Changes when `focus` is to get the focus; 0: never. */
    focusKey: focusKey + moves,
    /** Changes when another panel is to be shown, and after each turn even if it is the same. */
    key: `${view} ${pageOf(view, day)} ${String(turns)}`,
    goToDay: (to: string) => show(to, unit),
    turnPages: (pages: -1 | 1) =>
      setStored({
        start,
        view,
        day: clamp(turnPage(view, day, pages), min, max),
        focus: pages < 0 ? 'before' : 'after',
        moves: moves + 1,
        turns: turns + 1,
      }),
    /** Shows the panel of months or years to choose from. */
    zoomOut: (nextView: Unit) => show(day, nextView),
    /** From a year to its months, or from a month to its days, until the chosen unit is reached. */
    zoomIn: (cell: string) =>
      show(firstDayOf(cell), view === 'year' && unit !== 'year' ? 'month' : unit),
    setCell: (cell: string) => show(firstDayOf(cell), view, false),
    handleKey: (event: KeyboardEvent) => {
      const to = moveByKey(event.key, view, day, locale, event.shiftKey);
      if (to === null || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      show(to, view);
    },
    cell: truncateTo(day, view),
  };
}
