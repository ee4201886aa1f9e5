import { use } from 'react';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { Calendar } from './Calendar.tsx';
import { truncateTo, firstDayOf } from './calendar-days.ts';
import type { PeriodChoice } from '../PeriodField.tsx';

/** The calendar of a period. A month is returned as its first day. */
export function PeriodPanel({
  mode,
  from,
  to,
  last,
  label,
  onPick,
}: PeriodChoice & { label: string }) {
  use(useLanguage().language.loadPart('work'));
  const unit = mode === 'month' ? 'month' : 'day';
  return (
    <Calendar
      unit={unit}
      chosen={{
        from: from === null ? null : truncateTo(from, unit),
        to: mode === 'range' ? to : null,
      }}
      isRange={mode === 'range'}
      min={null}
      max={last}
      lunar={undefined}
      label={label}
      focusKey={1}
      onPick={(first, second) => onPick(firstDayOf(first), second)}
    />
  );
}
