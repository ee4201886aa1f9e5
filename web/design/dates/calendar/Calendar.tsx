import type { ReactNode } from 'react';
import { useTranslation } from '../../language/useTranslation.ts';
import { Button } from '../../button/Button.tsx';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { useBusinessDay } from '../BusinessDay.tsx';
import { CalendarFoot } from './CalendarFoot.tsx';
import {
  truncateTo,
  lastDayOf,
  FIRST_DAY,
  LAST_DAY,
  firstDayOf,
  type Unit,
} from './calendar-days.ts';
import { useLunar } from '../lunar/useLunar.ts';
import { QuickRanges } from '../range/QuickRanges.tsx';
import { CalendarSheet } from './CalendarSheet.tsx';
import { type CalendarSelection, isOutOfBounds } from './calendar-selection.ts';
import { rangeNote } from '../range/range-note.ts';
import { cellNote } from './cell-texts.ts';
import { useCalendarPage } from './useCalendarPage.ts';
import { useRangeChoice } from './useRangeChoice.ts';
import './Calendar.css';

interface CalendarProps {
  /** Selects days, months or years. All values are texts of this precision. */
  unit: Unit;
  chosen: CalendarSelection;
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
  const bounds = boundsOf(min, max);
  const panel = useCalendarPage({
    unit,
    start: firstDayOf(chosen.from ?? chosen.to ?? truncateTo(today, unit)),
    ...bounds,
    focusKey,
  });
  const { view, day } = panel;
  const range = useRangeChoice(chosen, view === unit ? truncateTo(day, unit) : null, onPick);
  const choose = (cell: string) => {
    if (view !== unit) {
      panel.zoomIn(cell);
    } else {
      panel.setCell(cell);
      if (isRange) range.chooseEnd(cell);
      else onPick(cell, null);
    }
  };
  const pickRange = (from: string, to: string) => {
    range.reset();
    panel.setCell(from);
    onPick(from, to);
  };
  const lunarNote = view === 'day' && lunar.lineOf(panel.cell)?.full;
  const note = [cellNote[view](panel.cell, locale), lunarNote].filter(Boolean).join(' ');
  return (
    <div className="calendar">
      <div className="calendar-body">
        <CalendarSheet
          {...{ page: panel, today, ...bounds, lunar, label }}
          chosen={range.preview}
          onChoose={choose}
          onPoint={range.setPointed}
        />
        {beside}
      </div>
      {isRange && <QuickRanges {...{ unit, today, chosen, ...bounds }} onPick={pickRange} />}
      <CalendarFoot note={range.isBegun ? rangeNote(range.preview, unit, locale, t) : note}>
        <TodayButton
          unit={unit}
          disabled={isOutOfBounds(truncateTo(today, unit), bounds.min, bounds.max)}
          onClick={() => (isRange ? panel.goToDay(today) : onPick(truncateTo(today, unit), null))}
        />
        {done}
      </CalendarFoot>
    </div>
  );
}

function boundsOf(min: string | null, max: string | null): { min: string; max: string } {
  return {
    min: min === null ? FIRST_DAY : firstDayOf(min),
    max: max === null ? LAST_DAY : lastDayOf(max),
  };
}

interface TodayButtonProps {
  unit: Unit;
  disabled: boolean;
  onClick: () => void;
}

function TodayButton({ unit, disabled, onClick }: TodayButtonProps) {
  const { t } = useTranslation();
  return (
    <Button kind="quiet" className="calendar-action" disabled={disabled} onClick={onClick}>
      {t(`dates.today.${unit}`)}
    </Button>
  );
}
