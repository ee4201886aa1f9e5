import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatFullDay, wallClock } from '../../../design/number/format-day.ts';
import { useClock } from '../../../design/dates/useClock.ts';

/**
 * Date, weekday and time at the enterprise. Not a live region, so that screen readers do not
 * announce every second.
 */
export function ClockLine({ timeZone }: { timeZone: string }) {
  const { locale } = useLanguage();
  const day = useClock('second', (now) => wallClock(new Date(now), timeZone).day);
  const time = useClock('second', (now) => wallClock(new Date(now), timeZone).time);
  return (
    <div className="greeting-clock">
      <span>{formatFullDay(day, locale)}</span>
      <time className="greeting-time" dateTime={`${day}T${time}`}>
        {time}
      </time>
    </div>
  );
}
