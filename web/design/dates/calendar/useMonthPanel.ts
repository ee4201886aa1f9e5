import { useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { truncateTo, firstDayOf, type Unit, clamp } from './calendar-days.ts';
import { moveByKey, turnPage } from './move-in-panel.ts';

interface MonthPanelOptions {
  grid: RefObject<HTMLElement | null>;
  /** The unit that is finally chosen. */
  unit: Unit;
  /** The day at which the panel opens, and to which it moves when the value changes elsewhere. */
  start: string;
  min: string;
  max: string;
  /** Changes when the panel is to take the focus; 0: never. */
  focusKey: number;
}

/**
 * Which panel is shown and which cell has the focus. Keys move the focus; paging buttons keep it.
 */
export function useMonthPanel({ grid, unit, start, min, max, focusKey }: MonthPanelOptions) {
  const { locale } = useLanguage();
  const opened = { start, view: unit, day: clamp(start, min, max), moves: 0 };
  const [stored, setStored] = useState(opened);
  const shown = stored.start === start ? stored : { ...opened, moves: stored.moves };
  const { view, day, moves } = shown;
  useLayoutEffect(
    function takeFocus() {
      if (focusKey + moves > 0)
        grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    },
    [grid, focusKey, moves],
  );
  const show = (to: string, nextView: Unit, takesFocus: boolean) =>
    setStored({
      start,
      view: nextView,
      day: clamp(to, min, max),
      moves: moves + (takesFocus ? 1 : 0),
    });
  return {
    view,
    day,
    goToDay: (to: string) => show(to, unit, true),
    turnPages: (pages: number) => show(turnPage(view, day, pages), view, false),
    /** Shows the panel of months or years to choose from. */
    zoomOut: (nextView: Unit) => show(day, nextView, true),
    /** From a year to its months, or from a month to its days, until the chosen unit is reached. */
    zoomIn: (cell: string) =>
      show(firstDayOf(cell), view === 'year' && unit !== 'year' ? 'month' : unit, true),
    setCell: (cell: string) => show(firstDayOf(cell), view, false),
    handleKey: (event: KeyboardEvent) => {
      const to = moveByKey(event.key, view, day, locale, event.shiftKey);
      if (to === null || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      show(to, view, true);
    },
    cell: truncateTo(day, view),
  };
}
