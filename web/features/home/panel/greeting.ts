export type GreetingPeriod = 'morning' | 'noon' | 'afternoon' | 'evening';

/** From which hour on, the latest first; before the first of them it is morning. */
const periods: readonly { from: number; period: GreetingPeriod }[] = [
  { from: 18, period: 'evening' },
  { from: 13, period: 'afternoon' },
  { from: 10, period: 'noon' },
];

/** The text of each period: the keys say the hours. */
export const greetingKeys: Record<GreetingPeriod, string> = {
  morning: 'greeting.otherwise',
  noon: 'greeting.10_13',
  afternoon: 'greeting.13_18',
  evening: 'greeting.18_24',
};

/** By the hour at the enterprise, whatever the browser's clock is set to. */
export function greetingPeriodAt(hour: number): GreetingPeriod {
  return periods.find(({ from }) => hour >= from)?.period ?? 'morning';
}
