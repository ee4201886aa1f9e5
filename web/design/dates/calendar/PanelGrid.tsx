import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { truncateTo, type Unit } from './calendar-days.ts';
import { isOutOfBounds, markOf, type CalendarSelection } from './calendar-selection.ts';
import { cellName, cellText } from './cell-texts.ts';
import { isOutside, panelRows, weekdayHeads } from './panel-cells.ts';
import type { Lunar } from '../lunar/useLunar.ts';

interface PanelGridProps {
  unit: Unit;
  /** The focused day, or the first day of the focused month or year. */
  focused: string;
  today: string;
  chosen: CalendarSelection;
  min: string;
  max: string;
  lunar: Lunar;
  /** Accessible name of the panel. */
  label: string;
  onChoose: (cell: string) => void;
  onPoint: (cell: string | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * The cells of a panel: days of a month, months of a year or years of a decade. One cell has the
 * focus, and keys move it.
 */
export function PanelGrid(props: PanelGridProps) {
  const { unit, focused, label, lunar, onPoint, onKeyDown, ref } = props;
  const { locale } = useLanguage();
  const rows = panelRows(unit, focused, locale);
  return (
    // Handles the keys of the focused cell.
    <div
      ref={ref}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className={`month-panel month-panel-${unit}${unit === 'day' && lunar.isOn ? ' month-panel-lunar' : ''}`}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onPoint(null)}
    >
      {unit === 'day' && (
        <div role="row" className="month-panel-row month-panel-heads">
          {weekdayHeads(locale).map(({ short, full }) => (
            <span key={full} role="columnheader" aria-label={full} title={full}>
              {short}
            </span>
          ))}
        </div>
      )}
      {rows.map((row) => (
        <div key={row[0]} role="row" className="month-panel-row">
          {row.map((cell) => (
            <PanelCell key={cell} {...props} cell={cell} />
          ))}
        </div>
      ))}
    </div>
  );
}

function PanelCell({
  cell,
  unit,
  focused,
  today,
  chosen,
  min,
  max,
  lunar,
  onChoose,
  onPoint,
}: PanelGridProps & { cell: string }) {
  const { locale } = useLanguage();
  const mark = markOf(cell, unit, chosen);
  const line = unit === 'day' ? lunar.lineOf(cell) : null;
  const isToday = cell === truncateTo(today, unit);
  const classes = [
    'month-panel-cell',
    isOutside(unit, cell, focused) && 'month-panel-out',
    line?.isMarked && 'month-panel-marked',
    isToday && 'month-panel-today',
    mark !== null && `month-panel-${mark}`,
    mark === 'end' &&
      chosen.from !== chosen.to &&
      chosen.to !== null &&
      (cell === truncateTo(chosen.from ?? '', unit) ? 'month-panel-first' : 'month-panel-last'),
  ].filter(Boolean);
  const second: ReactNode = line !== null && <small>{line.text}</small>;
  return (
    <div role="gridcell" aria-selected={mark !== null} className={classes.join(' ')}>
      <button
        type="button"
        tabIndex={cell === truncateTo(focused, unit) ? 0 : -1}
        disabled={isOutOfBounds(cell, min, max)}
        aria-label={[cellName[unit](cell, locale), line?.full].filter(Boolean).join(' ')}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onChoose(cell)}
        onPointerEnter={() => onPoint(cell)}
      >
        <span>{cellText[unit](cell, locale)}</span>
        {second}
      </button>
    </div>
  );
}
