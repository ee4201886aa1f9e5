import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatFullDay } from '../../../design/number/format-day.ts';
import { useWallClock } from './useWallClock.ts';

/**
 * Date, weekday and time at the enterprise. Not a live region, so that screen readers do not
 * announce every second.
 */
export function ClockLine({ timeZone }: { timeZone: string }) {
  const { locale } = useLanguage();
  const day = useWallClock(timeZone, (clock) => clock.day);
  const time = useWallClock(timeZone, (clock) => clock.time);
  return (
    <div className="greeting-clock">
      <span>{formatFullDay(day, locale)}</span>
      <time className="greeting-time" dateTime={`${day}T${time}`}>
        {time}
      </time>
    </div>
  );
}
