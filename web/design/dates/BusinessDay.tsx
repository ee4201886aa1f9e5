import { createContext, use } from 'react';

/** The business date of the enterprise (YYYY-MM-DD) and its IANA time zone. */
export interface BusinessDay {
  today: string;
  timeZone: string;
}

const BusinessDayContext = createContext<BusinessDay | null>(null);

export const BusinessDayProvider = BusinessDayContext.Provider;

export function useBusinessDay(): BusinessDay {
  const day = use(BusinessDayContext);
  if (day === null) throw new Error('useBusinessDay must be used inside BusinessDayProvider.');
  return day;
}
