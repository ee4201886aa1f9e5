import { useTranslation } from '../../language/useTranslation.ts';
import { useBusinessDay } from '../BusinessDay.tsx';
import type { DateRange } from '../date-field-props.ts';
import { clamp } from '../calendar/calendar-days.ts';
import { raiseEnd } from './range-times.ts';
import { TimeColumns } from './TimeColumns.tsx';

interface RangeTimesProps {
  /** Two times, or two days with times. */
  value: DateRange;
  min: string | null;
  max: string | null;
  /** The values are times without days. */
  isTimeAlone: boolean;
  focusKey: number;
  onChange: (value: DateRange) => void;
}

const TIME_LENGTH = 8;
const timeOf = (text: string | null): string | null => text?.slice(-TIME_LENGTH) ?? null;
const dayOf = (text: string): string => text.slice(0, -TIME_LENGTH);

/** The times of both ends. For the end, times before the start cannot be chosen. */
export function RangeTimes({ value, min, max, isTimeAlone, focusKey, onChange }: RangeTimesProps) {
  const { t } = useTranslation();
  const { today } = useBusinessDay();
  const { from, to } = value;
  const change = (end: 'from' | 'to', time: string, known: string | null) => {
    const day = isTimeAlone ? '' : known === null ? `${today} ` : dayOf(known);
    onChange(raiseEnd({ ...value, [end]: clamp(day + time, min, max) }));
  };
  const bound = (limit: string | null, end: string | null) =>
    limit !== null && (isTimeAlone || (end !== null && dayOf(limit) === dayOf(end)))
      ? timeOf(limit)
      : null;
  const later = (one: string | null, other: string | null) =>
    one === null || (other !== null && other > one) ? other : one;
  return (
    <div className="range-times">
      <TimeColumns
        label={t('dates.start')}
        showsLabel
        value={timeOf(from)}
        min={bound(min, from)}
        max={bound(max, from)}
        focusKey={focusKey}
        onChange={(time) => change('from', time, from ?? to)}
      />
      <TimeColumns
        label={t('dates.end')}
        showsLabel
        value={timeOf(to)}
        min={later(bound(min, to ?? from), bound(from, to ?? from))}
        max={bound(max, to ?? from)}
        onChange={(time) => change('to', time, to ?? from)}
      />
    </div>
  );
}
