import { useEffect, useState } from 'react';
import { wallClock } from '../number/calendar.ts';
import { daysBetween } from '../number/days.ts';
import { useBusinessDay } from './BusinessDay.tsx';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * The moment by the business date of the enterprise, in milliseconds, anew each minute: ages are told by it. Where that date is set apart from
 * the calendar's, for a demonstration, the days between are added; a page that stands over midnight is no such case.
 */
export function useEnterpriseNow(): number {
  const { today, timeZone } = useBusinessDay();
  const [now, setNow] = useState(() => Date.now());
  useEffect(function tick() {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const apart = daysBetween(wallClock(new Date(now), timeZone).day, today);
  return Math.abs(apart) <= 1 ? now : now + apart * dayMs;
}
