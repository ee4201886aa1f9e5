import { useId } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatFullDay } from '../../../../design/number/format-day.ts';
import { formatCount } from '../../../../design/number/amount.ts';
import { shiftDays } from '../../../../design/dates/calendar/calendar-days.ts';
import { Icon } from '../../../../design/icons/Icon.tsx';

interface ClockDayProps {
  day: string;
  today: string;
  /** Number of due tasks; null while loading. */
  count: number | null;
  onDay: (day: string) => void;
}

/** Shows the day of the clock, with buttons for the previous day, the next day and today. */
export function ClockDay({ day, today, count, onDay }: ClockDayProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const id = useId();
  const step = (name: string, icon: string, days: number) => (
    <Button kind="icon" aria-label={name} title={name} onClick={() => onDay(shiftDays(day, days))}>
      <Icon name={icon} />
    </Button>
  );
  return (
    <div className="clock-day" role="group" aria-labelledby={id}>
      {step(t('tasks.previousDay'), 'left', -1)}
      <h2 id={id} aria-live="polite">
        <time dateTime={day}>{formatFullDay(day, locale)}</time>
      </h2>
      {step(t('tasks.nextDay'), 'right', 1)}
      {/* Stays rendered when the day is today, so that the button keeps the focus. */}
      <Button kind="plain" aria-disabled={day === today} onClick={() => onDay(today)}>
        {t('tasks.today')}
      </Button>
      {count !== null && (
        <span className="mute small">{t('tasks.dueCount', { 0: formatCount(count).text })}</span>
      )}
    </div>
  );
}
