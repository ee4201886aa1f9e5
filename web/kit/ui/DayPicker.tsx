import { Calendar } from 'primereact/calendar';
import { useEffect, useRef, useState } from 'react';
import '../theme/prime-theme.ts';
import { dayOfLocalDate, localDateOf } from './local-date.ts';
import { usePrimeLocale } from './usePrimeLocale.ts';
import './DayPicker.css';

export interface DayPickerProps {
  /** What is picked: one day, one month (as its first day), or two days. */
  mode: 'day' | 'month' | 'range';
  from: string | null;
  to: string | null;
  /** The last day that can be picked. */
  last: string;
  /** Where to look when nothing is chosen. */
  today: string;
  onPick: (from: string, to: string | null) => void;
}

/** What can be picked on the sheet that is shown. */
const cells = 'td:not(.p-datepicker-other-month) > span:not(.p-disabled), .p-monthpicker-month:not(.p-disabled)';

/**
 * A sheet of a calendar, with the focus on what is chosen or could be chosen last. Days are calendar days: what the clock of this machine says
 * plays no part. A range is told when both ends are chosen.
 */
export function DayPicker(props: DayPickerProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState<Date | null>(null);
  useEffect(
    function standOnTheSheet() {
      // The calendar draws its days in an effect of its own, and anew when a range has begun.
      const frame = requestAnimationFrame(() => {
        const found = [...(sheet.current?.querySelectorAll<HTMLElement>(cells) ?? [])];
        const first = found.find(({ dataset }) => dataset.pHighlight === 'true') ?? found.at(-1);
        if (first === undefined) return;
        first.tabIndex = 0;
        first.focus();
      });
      return () => cancelAnimationFrame(frame);
    },
    [begun],
  );
  return (
    <div ref={sheet}>
      <Sheet {...props} begun={begun} onBegin={setBegun} />
    </div>
  );
}

interface SheetProps extends DayPickerProps {
  /** The first day of a range that has no last day yet. */
  begun: Date | null;
  onBegin: (day: Date | null) => void;
}

function Sheet({ mode, from, to, last, today, onPick, begun, onBegin }: SheetProps) {
  usePrimeLocale();
  const common = { inline: true, maxDate: localDateOf(last), className: 'day-picker' } as const;
  const start = from === null ? null : localDateOf(from);
  if (mode === 'range') {
    const chosen = begun === null ? [start, to === null ? null : localDateOf(to)] : [begun, null];
    return (
      <Calendar
        {...common}
        selectionMode="range"
        viewDate={localDateOf(from ?? today)}
        value={chosen[0] === null ? null : chosen}
        onChange={({ value }) => {
          const [first, second] = value ?? [];
          if (first && second) onPick(dayOfLocalDate(first), dayOfLocalDate(second));
          else onBegin(first ?? null);
        }}
      />
    );
  }
  return (
    <Calendar
      {...common}
      view={mode === 'month' ? 'month' : 'date'}
      viewDate={localDateOf(from ?? today)}
      value={start}
      onChange={({ value }) => {
        if (value instanceof Date) onPick(dayOfLocalDate(value), null);
      }}
    />
  );
}
