import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { fullDay } from '../../../design/number/calendar.ts';
import { useWallClock } from './useWallClock.ts';

/** Day, weekday and time at the enterprise. No live region: nobody wants to hear the seconds. */
export function ClockLine({ timeZone }: { timeZone: string }) {
  const { locale } = useLanguage();
  const day = useWallClock(timeZone, (clock) => clock.day);
  const time = useWallClock(timeZone, (clock) => clock.time);
  return (
    <div className="greeting-clock">
      <span>{fullDay(day, locale)}</span>
      <time className="greeting-time" dateTime={`${day}T${time}`}>
        {time}
      </time>
    </div>
  );
}
