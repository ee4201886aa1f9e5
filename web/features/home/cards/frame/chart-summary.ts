import type { TFunction } from 'i18next';
import type { Measure } from './measure.ts';

interface Summary {
  title: string;
  period: string;
  values: readonly { name: string; value: string | null }[];
  total: string | null;
  measure: Measure;
  t: TFunction;
}

/** What a chart says, in one sentence: for those who cannot see it. */
export function chartSummary({ title, period, values, total, measure, t }: Summary): string {
  const told = values
    .filter(({ value }) => value !== null)
    .toSorted((one, other) => Number(one.value) - Number(other.value));
  const [lowest, highest] = [told[0], told.at(-1)];
  return t('chart.summary', {
    title,
    period,
    highestName: highest?.name ?? '',
    highest: measure.text(highest?.value ?? null),
    lowestName: lowest?.name ?? '',
    lowest: measure.text(lowest?.value ?? null),
    total: measure.text(total),
  });
}
