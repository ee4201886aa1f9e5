import { businessMoment } from './business-moment.ts';
import { useBusinessDay } from './BusinessDay.tsx';
import { useClock } from './useClock.ts';

/** The current time in milliseconds, updated at each full minute, in the time of the services. */
export function useEnterpriseNow(): number {
  const businessDay = useBusinessDay();
  return businessMoment(
    useClock('minute', (now) => now),
    businessDay,
  );
}
