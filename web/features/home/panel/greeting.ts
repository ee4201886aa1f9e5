export type GreetingPeriod = 'morning' | 'noon' | 'afternoon' | 'evening';

/**
 * The periods of the day with their first hour, latest first. Before the first of them it is
 * morning.
 */
const periods: readonly { from: number; period: GreetingPeriod }[] = [
  { from: 18, period: 'evening' },
  { from: 13, period: 'afternoon' },
  { from: 10, period: 'noon' },
];

/** The text key of each period. The keys contain the hours. */
export const greetingKeys: Record<GreetingPeriod, string> = {
  morning: 'greeting.otherwise',
  noon: 'greeting.10_13',
  afternoon: 'greeting.13_18',
  evening: 'greeting.18_24',
};

/** The period of the day for an hour (0–23) in the enterprise's time zone. */
export function greetingPeriodAt(hour: number): GreetingPeriod {
  return periods.find(({ from }) => hour >= from)?.period ?? 'morning';
}
