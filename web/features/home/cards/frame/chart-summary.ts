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

/** Describes a chart in one sentence for screen readers. */
export function chartSummary({ title, period, values, total, measure, t }: Summary): string {
  const known = values
    .filter(({ value }) => value !== null)
    .toSorted((one, other) => Number(one.value) - Number(other.value));
  const [lowest, highest] = [known[0], known.at(-1)];
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
