import { use } from 'react';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { Calendar } from './Calendar.tsx';
import { cutTo, startOf } from './days-of-calendar.ts';
import type { PeriodChoice } from '../PeriodField.tsx';

/** The calendar of a period. A month is returned as its first day. */
export function PeriodSheet({
  mode,
  from,
  to,
  last,
  label,
  onPick,
}: PeriodChoice & { label: string }) {
  use(useLanguage().language.need('work'));
  const unit = mode === 'month' ? 'month' : 'day';
  return (
    <Calendar
      unit={unit}
      chosen={{ from: from === null ? null : cutTo(from, unit), to: mode === 'range' ? to : null }}
      isRange={mode === 'range'}
      min={null}
      max={last}
      lunar={undefined}
      label={label}
      focusKey={1}
      onPick={(first, second) => onPick(startOf(first), second)}
    />
  );
}
