import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { useBusinessDay } from '../BusinessDay.tsx';
import { CalendarFoot } from './CalendarFoot.tsx';
import { cutTo, endOf, firstDay, lastDay, startOf, type Unit } from './days-of-calendar.ts';
import { useLunar } from '../lunar/useLunar.ts';
import { QuickRanges } from '../range/QuickRanges.tsx';
import { SheetGrid } from './SheetGrid.tsx';
import { SheetHead } from './SheetHead.tsx';
import { isBarred, type SheetChoice, shownRange, sorted } from './sheet-choice.ts';
import { rangeNote } from '../range/range-note.ts';
import { cellNote } from './sheet-names.ts';
import { useSheet } from './useSheet.ts';
import './Calendar.css';

interface CalendarProps {
  /** Selects days, months or years. All values are texts of this precision. */
  unit: Unit;
  chosen: SheetChoice;
  isRange: boolean;
  min: string | null;
  max: string | null;
  lunar: boolean | undefined;
  label: string;
  focusKey: number;
  /** Called with the chosen value, or with both ends of a range in order. */
  onPick: (from: string, to: string | null) => void;
  /** Shown beside the month panel, such as times, and a button that closes the calendar. */
  beside?: ReactNode;
  done?: ReactNode;
}

/**
 * A calendar with one panel of days, months or years. A range is chosen by its first end, then a
 * preview that follows the pointer, then the second end; the ends are sorted. Choosing the first
 * end leaves the focus there. Today is the business date of the enterprise.
 */
export function Calendar({
  unit,
  chosen,
  isRange,
  min,
  max,
  lunar: wantsLunar,
  label,
  focusKey,
  onPick,
  beside,
  done,
}: CalendarProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { today } = useBusinessDay();
  const lunar = useLunar(wantsLunar);
  const [low, high] = [min === null ? firstDay : startOf(min), max === null ? lastDay : endOf(max)];
  const grid = useRef<HTMLDivElement>(null);
  const sheet = useSheet({
    grid,
    unit,
    start: startOf(chosen.from ?? chosen.to ?? cutTo(today, unit)),
    min: low,
    max: high,
    focusKey,
  });
  const { view, day } = sheet;
  const [begun, setBegun] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = shownRange(chosen, begun, view === unit ? (pointed ?? cutTo(day, unit)) : null);

  const chooseEnd = (cell: string) => {
    setPointed(null);
    setBegun(begun === null ? cell : null);
    if (begun === null) return;
    const { from, to } = sorted(begun, cell);
    onPick(from, to);
  };
  const choose = (cell: string) => {
    if (view !== unit) {
      sheet.narrow(cell);
      return;
    }
    sheet.stand(cell);
    if (isRange) chooseEnd(cell);
    else onPick(cell, null);
  };
  const note = [
    cellNote[view](sheet.cell, locale),
    view === 'day' ? lunar.lineOf(sheet.cell)?.full : undefined,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="calendar">
      <div className="calendar-body">
        <div className="calendar-sheet">
          <SheetHead unit={view} focused={day} onTurn={sheet.turn} onWiden={sheet.widen} />
          <SheetGrid
            {...{ unit: view, focused: day, today, min: low, max: high, lunar, label }}
            ref={grid}
            chosen={shown}
            onChoose={choose}
            onPoint={setPointed}
            onKeyDown={(event) => {
              setPointed(null);
              sheet.handleKey(event);
            }}
          />
        </div>
        {beside}
      </div>
      {isRange && (
        <QuickRanges
          {...{ unit, today, chosen, min: low, max: high }}
          onPick={(from, to) => {
            setBegun(null);
            sheet.stand(from);
            onPick(from, to);
          }}
        />
      )}
      <CalendarFoot note={begun === null ? note : rangeNote(shown, unit, locale, t)}>
        <button
          type="button"
          className="btn btn-t calendar-action"
          disabled={isBarred(cutTo(today, unit), low, high)}
          onClick={() => (isRange ? sheet.goTo(today) : onPick(cutTo(today, unit), null))}
        >
          {t(`dates.today.${unit}`)}
        </button>
        {done}
      </CalendarFoot>
    </div>
  );
}
