import type { CalendarProps } from 'primereact/calendar';
import { useCallback, useLayoutEffect, useMemo, useRef, type SyntheticEvent } from 'react';
import { useTranslation } from '../../language/useTranslation.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useLanguage } from '../../language/LanguageContext.tsx';
import type { Lunar } from '../lunar/lunar-line.ts';
import { dataAt } from './data-at.ts';
import { calendarParts } from './calendar-parts.ts';
import { type CalendarDay, dayOfParts, localDateOf } from './local-dates.ts';
import type { CalendarPage } from './useCalendarPage.ts';

export interface ShownPanelProps {
  page: CalendarPage;
  today: string;
  min: string;
  max: string;
  lunar: Lunar;
  /** Accessible name of the panel. */
  label: string;
  onChoose: (cell: string) => void;
}

const previousIcon = <Icon name="left" />;
const nextIcon = <Icon name="right" />;
const writeDecade = (years: number[]) => `${String(years[0])} – ${String(years.at(-1))}`;

/**
 * The properties of PrimeReact's Calendar for the shown panel. It draws all cells anew for each
 * change, so the selection is not among them, and its functions never change.
 */
export function useShownPanel(props: ShownPanelProps): CalendarProps {
  const { page, today, min, max, lunar, label } = props;
  const { view, first } = page;
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const latest = useRef(props);
  useLayoutEffect(function keepLatest() {
    latest.current = props;
  });
  // The pressed element says what was chosen: the library's dates are of the browser's time zone.
  const choose = useCallback(({ originalEvent }: { originalEvent?: SyntheticEvent }) => {
    const cell = dataAt(originalEvent, 'cell');
    if (cell !== undefined) latest.current.onChoose(cell);
  }, []);
  const turn = useCallback(({ originalEvent }: { originalEvent?: SyntheticEvent }) => {
    latest.current.page.turnPages(dataAt(originalEvent, 'turn') === 'before' ? -1 : 1);
  }, []);
  const parts = useMemo(
    () => calendarParts({ view, first, today, lunar, label, locale, t }),
    [view, first, today, lunar, label, locale, t],
  );
  const dates = useMemo(
    () => ({ viewDate: localDateOf(first), minDate: localDateOf(min), maxDate: localDateOf(max) }),
    [first, min, max],
  );
  const writeDay = useCallback(
    (date: CalendarDay) => {
      const line = lunar.lineOf(dayOfParts(date));
      return (
        <>
          <b>{date.day}</b>
          {/* Drawn by the style: the name of the day has its lunar date in full, and has to
              contain all text in it. */}
          {line !== null && <small data-text={line.text} />}
        </>
      );
    },
    [lunar],
  );
  return {
    inline: true,
    view: view === 'day' ? 'date' : view,
    ...dates,
    pt: parts,
    dateTemplate: writeDay,
    decadeTemplate: writeDecade,
    selectOtherMonths: true,
    prevIcon: previousIcon,
    nextIcon,
    onChange: choose,
    onViewDateChange: turn,
  };
}
