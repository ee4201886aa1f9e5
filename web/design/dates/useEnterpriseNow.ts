import { useEffect, useState } from 'react';
import { wallClock } from '../number/format-day.ts';
import { daysBetween } from '../number/days.ts';
import { useBusinessDay } from './BusinessDay.tsx';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The current time in milliseconds, updated every minute, shifted to the business date of the
 * enterprise. If that date was set to another day for a demonstration, the difference is added; a
 * page open over midnight is not shifted.
 */
export function useEnterpriseNow(): number {
  const { today, timeZone } = useBusinessDay();
  const [now, setNow] = useState(() => Date.now());
  useEffect(function tick() {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const apart = daysBetween(wallClock(new Date(now), timeZone).day, today);
  return Math.abs(apart) <= 1 ? now : now + apart * DAY_MS;
}
