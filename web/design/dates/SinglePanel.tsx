import { use } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { Button } from '../button/Button.tsx';
import { useLanguage } from '../language/LanguageContext.tsx';
import { useEnterpriseNow } from './useEnterpriseNow.ts';
import { useBusinessDay } from './BusinessDay.tsx';
import { wallClock } from '../number/format-day.ts';
import { Calendar } from './calendar/Calendar.tsx';
import { CalendarFoot } from './calendar/CalendarFoot.tsx';
import type { DateMode } from './date-field-props.ts';
import { dateModes } from './date-modes.ts';
import { clamp } from './calendar/calendar-days.ts';
import { TimeColumns } from './time/TimeColumns.tsx';
import { MIDNIGHT } from './time/time-parts.ts';

export interface SinglePanelProps {
  mode: DateMode;
  value: string | null;
  min: string | null;
  max: string | null;
  lunar: boolean | undefined;
  label: string;
  focusKey: number;
  onChange: (value: string) => void;
  onClose: () => void;
}

const slice = (text: string | null, from: number, to: number): string | null =>
  text?.slice(from, to) || null;

/**
 * The panel of a field for one date or time. Choosing a day closes it; with a time it stays open
 * until the user is done.
 */
export function SinglePanel({
  mode,
  value,
  min,
  max,
  lunar,
  label,
  focusKey,
  onChange,
  onClose,
}: SinglePanelProps) {
  use(useLanguage().language.loadPart('work'));
  const { t } = useTranslation();
  const { today, timeZone } = useBusinessDay();
  const now = wallClock(new Date(useEnterpriseNow()), timeZone).time;
  const { unit, hasTime } = dateModes[mode];
  const done = (
    <Button kind="primary" className="calendar-action" onClick={onClose}>
      {t('dates.done')}
    </Button>
  );
  if (unit === null) {
    return (
      <div className="calendar">
        <TimeColumns {...{ label, value, min, max, onChange }} focusKey={focusKey} />
        <CalendarFoot note="">
          <Button
            kind="quiet"
            className="calendar-action"
            onClick={() => onChange(clamp(now, min, max))}
          >
            {t('dates.now')}
          </Button>
          {done}
        </CalendarFoot>
      </div>
    );
  }
  const [day, time] = [slice(value, 0, 10), slice(value, 11, 19)];
  const take = (chosenDay: string, chosenTime: string) =>
    onChange(clamp(`${chosenDay} ${chosenTime}`, min, max));
  return (
    <Calendar
      {...{ unit, lunar, label, focusKey }}
      chosen={{ from: day, to: null }}
      isRange={false}
      min={slice(min, 0, 10)}
      max={slice(max, 0, 10)}
      onPick={(chosen) => {
        if (hasTime) take(chosen, time ?? MIDNIGHT);
        else onChange(chosen);
        if (!hasTime) onClose();
      }}
      beside={
        hasTime && (
          <TimeColumns
            label={t('dates.time')}
            value={time}
            min={day !== null && slice(min, 0, 10) === day ? slice(min, 11, 19) : null}
            max={day !== null && slice(max, 0, 10) === day ? slice(max, 11, 19) : null}
            onChange={(chosen) => take(day ?? today, chosen)}
          />
        )
      }
      done={hasTime && done}
    />
  );
}
