import { dayNumber, monthDayOf, monthNumberOf, weekdayOf, yearOf } from '../server/calendar.ts';

const WEEKDAY = [0.92, 0.93, 0.95, 0.97, 1.08, 1.28, 1.22];
const MONTH = [0.93, 0.92, 0.96, 0.95, 0.98, 0.97, 1.0, 1.01, 1.0, 1.0, 0.97, 1.02];

/** First day of the first, fifth day of the fifth, fifteenth day of the eighth lunar month. */
const LUNAR: Readonly<
  Record<number, readonly [spring: string, dragonBoat: string, midAutumn: string]>
> = {
  2023: ['01-22', '06-22', '09-29'],
  2024: ['02-10', '06-10', '09-17'],
  2025: ['01-29', '05-31', '10-06'],
  2026: ['02-17', '06-19', '09-25'],
  2027: ['02-06', '06-09', '09-15'],
  2028: ['01-26', '05-28', '10-03'],
  2029: ['02-13', '06-16', '09-22'],
  2030: ['02-03', '06-05', '09-12'],
};

/**
 * Effect of the calendar on sales: the factor of a day in stores, and the additional factor of
 * channels without stores.
 */
export interface DayFactor {
  stores: number;
  online: number;
}

export function dayFactor(day: number): DayFactor {
  const base = (WEEKDAY[weekdayOf(day)] ?? 1) * (MONTH[monthNumberOf(day) - 1] ?? 1);
  const { stores, online } = eventFactor(day, yearOf(day), monthDayOf(day));
  return { stores: base * stores, online };
}

function eventFactor(day: number, year: number, monthDay: string): DayFactor {
  const lunar = LUNAR[year];
  if (lunar) {
    const toSpring = day - dayNumber(`${year}-${lunar[0]}`);
    if (toSpring >= -25 && toSpring < 0)
      return { stores: 1.9 + (toSpring + 1) * 0.025, online: 1.05 };
    if (toSpring >= 0 && toSpring < 3) return { stores: 0.45, online: 0.8 };
    if (toSpring >= 3 && toSpring < 10) return { stores: 0.86, online: 0.95 };
    const toAutumn = day - dayNumber(`${year}-${lunar[2]}`);
    if (toAutumn >= -7 && toAutumn <= 0) return { stores: 1.26, online: 1.08 };
    const toBoats = day - dayNumber(`${year}-${lunar[1]}`);
    if (toBoats >= -3 && toBoats <= 0) return { stores: 1.14, online: 1.04 };
  }
  return (
    FIXED_EVENTS.find(({ from, to }) => monthDay >= from && monthDay <= to) ?? {
      stores: 1,
      online: 1,
    }
  );
}

const FIXED_EVENTS: readonly (DayFactor & { from: string; to: string })[] = [
  { from: '01-01', to: '01-01', stores: 1.22, online: 1.1 },
  { from: '05-01', to: '05-05', stores: 1.34, online: 1.05 },
  { from: '06-10', to: '06-17', stores: 1.1, online: 1.15 },
  { from: '06-18', to: '06-18', stores: 1.28, online: 1.45 },
  { from: '10-01', to: '10-07', stores: 1.32, online: 1.05 },
  { from: '11-01', to: '11-10', stores: 1.05, online: 1.18 },
  { from: '11-11', to: '11-11', stores: 1.34, online: 1.6 },
  { from: '12-12', to: '12-12', stores: 1.2, online: 1.4 },
];
