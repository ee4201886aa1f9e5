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
  /** What is chosen: days, months or years, written as they are. */
  unit: Unit;
  chosen: SheetChoice;
  isRange: boolean;
  min: string | null;
  max: string | null;
  lunar: boolean | undefined;
  label: string;
  focusKey: number;
  /** One, or both ends of a range in their order. */
  onPick: (from: string, to: string | null) => void;
  /** What else is chosen beside the sheet, and what closes it. */
  beside?: ReactNode;
  done?: ReactNode;
}

/**
 * A sheet of the calendar. A range goes from nothing to its first end, which follows what is pointed at, to both ends, sorted; the focus stays
 * where the first was chosen. Today is the enterprise's.
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
