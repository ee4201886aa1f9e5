import { Calendar } from 'primereact/calendar';
import { useState } from 'react';
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

/** A sheet of a calendar. Days are calendar days: what the clock of this machine says plays no part. A range is told when both ends are chosen. */
export function DayPicker({ mode, from, to, last, today, onPick }: DayPickerProps) {
  usePrimeLocale();
  const [begun, setBegun] = useState<Date | null>(null);
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
          else setBegun(first ?? null);
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
