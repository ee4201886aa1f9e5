import { use } from 'react';
import { useTranslation } from '../../language/useTranslation.ts';
import { Button } from '../../button/Button.tsx';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { Calendar } from '../calendar/Calendar.tsx';
import { CalendarFoot } from '../calendar/CalendarFoot.tsx';
import type { DateMode, DateRange } from '../date-field-props.ts';
import { dateModes } from '../date-modes.ts';
import { RangeTimes } from '../time/RangeTimes.tsx';
import { combineDaysAndTimes } from '../time/range-times.ts';

export interface RangePanelProps {
  mode: DateMode;
  value: DateRange;
  min: string | null;
  max: string | null;
  lunar: boolean | undefined;
  label: string;
  focusKey: number;
  onChange: (value: DateRange) => void;
  onClose: () => void;
}

const dayOf = (text: string | null): string | null => text?.slice(0, 10) ?? null;

/**
 * The panel of a range field: both ends in one calendar, and a time for each if the range has
 * times.
 */
export function RangePanel({
  mode,
  value,
  min,
  max,
  lunar,
  label,
  focusKey,
  onChange,
  onClose,
}: RangePanelProps) {
  use(useLanguage().language.loadPart('work'));
  const { t } = useTranslation();
  const { unit, hasTime } = dateModes[mode];
  const times = hasTime && (
    <RangeTimes
      {...{ value, min, max, onChange }}
      isTimeAlone={unit === null}
      focusKey={unit === null ? focusKey : 0}
    />
  );
  const done = (
    <Button kind="primary" className="calendar-action" onClick={onClose}>
      {t('dates.done')}
    </Button>
  );
  if (unit === null) {
    return (
      <div className="calendar">
        {times}
        <CalendarFoot
          note={
            value.from === null || value.to === null
              ? ''
              : t('dates.rangeUntil', { 0: value.from, 1: value.to })
          }
        >
          {done}
        </CalendarFoot>
      </div>
    );
  }
  return (
    <Calendar
      {...{ unit, lunar, label, focusKey }}
      chosen={{ from: dayOf(value.from), to: dayOf(value.to) }}
      isRange
      min={dayOf(min)}
      max={dayOf(max)}
      onPick={(from, to) => {
        onChange(hasTime ? combineDaysAndTimes(value, from, to ?? from, min, max) : { from, to });
        if (!hasTime) onClose();
      }}
      beside={times}
      done={hasTime && done}
    />
  );
}
