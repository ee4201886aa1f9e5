import { Calendar } from 'primereact/calendar';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { usePrimeCalendarTexts } from '../../prime/usePrimeCalendarTexts.ts';
import { truncateTo } from './calendar-days.ts';
import type { CalendarSelection } from './calendar-selection.ts';
import { cellName } from './cell-texts.ts';
import { dataAt } from './data-at.ts';
import { markCells } from './mark-cells.ts';
import { useSheetFocus } from './useSheetFocus.ts';
import { type ShownPanelProps, useShownPanel } from './useShownPanel.tsx';

interface CalendarSheetProps extends ShownPanelProps {
  chosen: CalendarSelection;
  /** The pointer is over another cell, or over none. */
  onPoint: (cell: string | null) => void;
}

/**
 * The days of a month, the months of a year or the years of a decade, on PrimeReact's Calendar. The
 * portal says which of them are shown and which cell has the focus. The keys of the library are not
 * used: Page Up shows the next month there, arrows lose the column between two months, and months
 * and years do not let Tab leave.
 */
export function CalendarSheet(props: CalendarSheetProps) {
  const { page, today, chosen, lunar, onPoint } = props;
  const { view } = page;
  const { locale } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const weekdays = usePrimeCalendarTexts();
  const shown = useShownPanel(props);
  useLayoutEffect(function mark() {
    if (root.current === null) return;
    markCells(root.current, {
      unit: view,
      focused: page.cell,
      today: truncateTo(today, view),
      chosen,
      weekdays,
      nameOf: (cell) =>
        [cellName[view](cell, locale), view === 'day' && lunar.lineOf(cell)?.full]
          .filter(Boolean)
          .join(' '),
    });
  });
  const focusHandlers = useSheetFocus(root, page);
  const handleKey = (event: KeyboardEvent) => {
    if (dataAt(event, 'cell') === undefined) return;
    onPoint(null);
    if (event.key === 'Tab') event.stopPropagation();
    else page.handleKey(event);
  };
  return (
    // Sees keys and presses before the library does.
    <div
      ref={root}
      role="presentation"
      className="calendar-main"
      {...focusHandlers}
      onKeyDownCapture={handleKey}
      // Every press moves the focus itself. If it moved before, the text of the field would be read
      // first, and a new panel would be below the pointer when it is released.
      onMouseDown={(event) => event.preventDefault()}
      onClickCapture={(event) => {
        // The library takes a disabled month or year.
        const { target } = event;
        if (target instanceof Element && target.closest(BARRED) !== null) event.stopPropagation();
      }}
      onClick={(event) => {
        const zoom = dataAt(event, 'zoom');
        if (zoom !== undefined) page.zoomOut(zoom === 'year' ? 'year' : 'month');
      }}
      onPointerOver={(event) => onPoint(dataAt(event, 'cell') ?? null)}
      onPointerLeave={() => onPoint(null)}
    >
      <Calendar key={page.key} {...shown} />
    </div>
  );
}

const BARRED = '[data-p-disabled="true"]';
