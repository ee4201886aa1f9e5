import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { cutTo, type Unit } from './days-of-calendar.ts';
import { isBarred, markOf, type SheetChoice } from './sheet-choice.ts';
import { cellName, cellText } from './sheet-names.ts';
import { isOutside, sheetOf, weekdayHeads } from './sheets.ts';
import type { Lunar } from '../lunar/useLunar.ts';

interface SheetGridProps {
  unit: Unit;
  /** The focused day, or the first day of the focused month or year. */
  focused: string;
  today: string;
  chosen: SheetChoice;
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
export function SheetGrid(props: SheetGridProps) {
  const { unit, focused, label, lunar, onPoint, onKeyDown, ref } = props;
  const { locale } = useLanguage();
  const rows = sheetOf(unit, focused, locale);
  return (
    // Handles the keys of the focused cell.
    <div
      ref={ref}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className={`sheet sheet-${unit}${unit === 'day' && lunar.isOn ? ' sheet-lunar' : ''}`}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onPoint(null)}
    >
      {unit === 'day' && (
        <div role="row" className="sheet-row sheet-heads">
          {weekdayHeads(locale).map(({ short, full }) => (
            <span key={full} role="columnheader" aria-label={full} title={full}>
              {short}
            </span>
          ))}
        </div>
      )}
      {rows.map((row) => (
        <div key={row[0]} role="row" className="sheet-row">
          {row.map((cell) => (
            <SheetCell key={cell} {...props} cell={cell} />
          ))}
        </div>
      ))}
    </div>
  );
}

function SheetCell({
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
}: SheetGridProps & { cell: string }) {
  const { locale } = useLanguage();
  const mark = markOf(cell, unit, chosen);
  const line = unit === 'day' ? lunar.lineOf(cell) : null;
  const isToday = cell === cutTo(today, unit);
  const classes = [
    'sheet-cell',
    isOutside(unit, cell, focused) && 'sheet-out',
    line?.isMarked && 'sheet-marked',
    isToday && 'sheet-today',
    mark !== null && `sheet-${mark}`,
    mark === 'end' &&
      chosen.from !== chosen.to &&
      chosen.to !== null &&
      (cell === cutTo(chosen.from ?? '', unit) ? 'sheet-first' : 'sheet-last'),
  ].filter(Boolean);
  const second: ReactNode = line !== null && <small>{line.text}</small>;
  return (
    <div role="gridcell" aria-selected={mark !== null} className={classes.join(' ')}>
      <button
        type="button"
        tabIndex={cell === cutTo(focused, unit) ? 0 : -1}
        disabled={isBarred(cell, min, max)}
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
