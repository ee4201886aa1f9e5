import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import type { CountCard_CounterFragment } from './CountCard.gen.ts';

/**
 * The count and the amount of a counter as a table. Counters show the current state, so its day is
 * today.
 */
export function useCounterTable(
  title: string,
  counter: CountCard_CounterFragment | null,
): DataTable | undefined {
  const { t } = useTranslation();
  const { today, currency } = useViewer().enterprise;
  if (counter === null) return undefined;
  return {
    title,
    asOf: today,
    currency,
    columns: [
      { title: t('counter.count'), kind: 'count' },
      ...(counter.amount === null ? [] : [{ title: t('counter.amount'), kind: 'money' as const }]),
    ],
    rows: [
      [
        { raw: textOfCount(counter) },
        ...(counter.amount === null ? [] : [{ raw: counter.amount }]),
      ],
    ],
  };
}

/** The count as text for tables and files; null if it is unknown. */
export const textOfCount = ({
  openCount,
}: Pick<CountCard_CounterFragment, 'openCount'>): string | null =>
  openCount === null ? null : String(openCount);
