import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { ProgressPeriod } from '../../../../generated/schema.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatDay } from '../../../../design/number/format-day.ts';
import { SegmentedToggle } from '../../../../design/forms/SegmentedToggle.tsx';
import { useCardFilter } from '../../filters/useCardFilter.ts';
import { useCardPage } from '../../PageContext.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { translateNames } from '../../../../platform/language/translate-names.ts';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardOf, CardProps } from '../frame/card-kind.ts';
import { FilteredBody } from '../filtering/FilteredBody.tsx';
import { ProgressDocument, type ProgressQuery, useProgressQuery } from './ProgressCard.gen.ts';
import { ProgressRows } from './ProgressRows.tsx';
import { ProgressWaiting } from './ProgressWaiting.tsx';
import { progressTable } from './progress-table.ts';
import { useFilteredData } from '../filtering/useFilteredData.ts';

const periods = ['YEAR', 'MONTH', 'DAY'] as const satisfies readonly ProgressPeriod[];
const labels = { YEAR: 'progress.YEAR', MONTH: 'progress.MONTH', DAY: 'progress.DAY' } as const;

const select = ({ viewer }: ProgressQuery) =>
  viewer?.card?.__typename === 'ProgressCard' ? viewer.card.progress : null;

/**
 * Attainment by name for the year, the month or the day. The month comes with the page. The other
 * periods are loaded when the user selects them.
 */
export function ProgressCard({ card, title, state }: CardProps<CardOf<'ProgressCard'>>) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { locale } = useLanguage();
  const { dashboardCode } = useCardPage();
  const choice = useCardFilter(card.code, []).choice('period', 'MONTH');
  const period = periods.find((one) => one === choice.value) ?? 'MONTH';
  const variables = { dashboardCode, code: card.code, period };
  const initial = period === 'MONTH' ? card.progress : null;
  const loaded = useFilteredData({ state, initial, document: ProgressDocument, variables, select });
  const { data: cached } = useProgressQuery({ variables, fetchPolicy: 'cache-only' });
  const own = (cached && select(cached)) ?? initial;
  const named = (progress: typeof own) =>
    progress && { ...progress, rows: translateNames(progress.rows, serverText) };
  const current = named(own);
  // The rows of the former period are not shown under the new one. A spinner is shown instead.
  const filtered = {
    ...loaded,
    data: current ?? (loaded.state.isLoading ? null : named(loaded.data)),
  };
  const waiting = filtered.state.isLoading && filtered.data === null;
  return (
    <CardFrame
      card={card}
      title={title}
      state={filtered.state}
      loading={waiting}
      table={
        filtered.data ? progressTable(`${title} ${t(labels[period])}`, filtered.data, t) : undefined
      }
      query={{ document: ProgressDocument, variables }}
      tools={
        <SegmentedToggle
          label={t('progress.period')}
          value={period}
          options={periods.map((value) => ({ value, label: t(labels[value]) }))}
          onChange={choice.choose}
        />
      }
    >
      <FilteredBody
        filtered={filtered}
        Waiting={ProgressWaiting}
        isEmpty={({ rows }) => rows.length === 0}
        emptyReason={({ asOf }) => t('empty.progress', { date: formatDay(asOf, locale) })}
      >
        {(progress) => <ProgressRows progress={progress} />}
      </FilteredBody>
    </CardFrame>
  );
}
