import { useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { cutTo, startOf, type Unit, within } from './days-of-calendar.ts';
import { movedBy, turnPage } from './move-on-sheet.ts';

interface SheetWanted {
  grid: RefObject<HTMLElement | null>;
  /** What is chosen in the end. */
  unit: Unit;
  /** Where the sheet opens, and goes when something else is chosen elsewhere. */
  start: string;
  min: string;
  max: string;
  /** Changes when the focus is to come to the sheet; 0: it stays where it is. */
  focusKey: number;
}

/** Which sheet is shown and where the focus is on it. A key that moves takes the focus along; a page that is turned leaves it on its button. */
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
    /** From a month to its days, from a year to its months: as far as what is chosen. */
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
