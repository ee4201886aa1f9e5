import { useEffect, useState } from 'react';
import { businessMoment } from './business-moment.ts';
import { useBusinessDay } from './BusinessDay.tsx';

const MINUTE_MS = 60_000;

/** The current time in milliseconds, updated every minute, in the time of the services. */
export function useEnterpriseNow(): number {
  const businessDay = useBusinessDay();
  const [now, setNow] = useState(() => Date.now());
  useEffect(function tick() {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return businessMoment(now, businessDay);
}
