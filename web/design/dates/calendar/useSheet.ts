import { useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { cutTo, startOf, type Unit, within } from './days-of-calendar.ts';
import { movedBy, turnPage } from './move-on-sheet.ts';

interface SheetWanted {
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
export function useSheet({ grid, unit, start, min, max, focusKey }: SheetWanted) {
  const { locale } = useLanguage();
  const opened = { start, view: unit, day: within(start, min, max), moves: 0 };
  const [kept, setKept] = useState(opened);
  const shown = kept.start === start ? kept : { ...opened, moves: kept.moves };
  const { view, day, moves } = shown;
  useLayoutEffect(
    function takeFocus() {
      if (focusKey + moves > 0)
        grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    },
    [grid, focusKey, moves],
  );
  const go = (to: string, sheet: Unit, isMove: boolean) =>
    setKept({ start, view: sheet, day: within(to, min, max), moves: moves + (isMove ? 1 : 0) });
  return {
    view,
    day,
    goTo: (to: string) => go(to, unit, true),
    turn: (pages: number) => go(turnPage(view, day, pages), view, false),
    widen: (sheet: Unit) => go(day, sheet, true),
    /** From a year to its months, or from a month to its days, until the chosen unit is reached. */
    narrow: (cell: string) =>
      go(startOf(cell), view === 'year' && unit !== 'year' ? 'month' : unit, true),
    stand: (cell: string) => go(startOf(cell), view, false),
    handleKey: (event: KeyboardEvent) => {
      const to = movedBy(event.key, view, day, locale, event.shiftKey);
      if (to === null || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      go(to, view, true);
    },
    cell: cutTo(day, view),
  };
}
