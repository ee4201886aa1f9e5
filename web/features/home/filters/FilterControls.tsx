import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { PeriodField } from '../../../design/dates/PeriodField.tsx';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { useHasFeature } from '../../../platform/session/useHasFeature.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { SegmentedToggle } from '../../../design/forms/SegmentedToggle.tsx';
import { CodeChoice } from './CodeChoice.tsx';
import { periodText } from './period-text.ts';
import { type FilterName, lastSelectableDay, singleChannelOf } from './sales-filter.ts';
import type { CardFilter } from './useCardFilter.ts';
import './FilterControls.css';

interface FilterControlsProps {
  filter: Pick<CardFilter, 'value' | 'problemKey' | 'change'>;
  known: readonly FilterName[];
  singleChannel?: boolean;
}

const granularities = ['DAY', 'WEEK', 'MONTH', 'RANGE'] as const;

/** The controls for the given filters in one row: granularity, days, purchasing group, channels. */
export function FilterControls({ filter, known, singleChannel = false }: FilterControlsProps) {
  const { t } = useTranslation();
  const hasFeature = useHasFeature();
  const { value, problemKey, change } = filter;
  return (
    <>
      {known.includes('period') && <PeriodControls {...{ value, problemKey, change }} />}
      {known.includes('purchaseGroup') && hasFeature('PURCHASE_GROUP_FILTER') && (
        <CodeChoice
          label={t('filter.group')}
          allLabel={t('filter.allGroups')}
          several={false}
          chosen={value.purchaseGroup === null ? [] : [value.purchaseGroup]}
          listOf={({ purchaseGroups }) => purchaseGroups}
          onChoose={([code]) => change({ purchaseGroup: code ?? null })}
        />
      )}
      {known.includes('channels') && hasFeature('CHANNEL_FILTER') && (
        <CodeChoice
          label={t('filter.channels')}
          allLabel={t('filter.allChannels')}
          several={!singleChannel}
          chosen={singleChannel ? singleChannelOf(value) : value.channels}
          listOf={({ channels }) => channels}
          onChoose={(channels) => change({ channels })}
        />
      )}
    </>
  );
}

function PeriodControls({ value, problemKey, change }: FilterControlsProps['filter']) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { today } = useViewer().enterprise;
  const problemId = useId();
  const { granularity, date, endDate } = value;
  return (
    <>
      <SegmentedToggle
        label={t('filter.granularity')}
        value={granularity}
        options={granularities.map((one) => ({ value: one, label: t(`gran.${one}`) }))}
        onChange={(chosen) => change({ granularity: chosen })}
      />
      <span role="group" aria-describedby={problemKey === null ? undefined : problemId}>
        <PeriodField
          label={t('filter.date')}
          text={periodText(value, locale) ?? t('filter.chooseDate')}
          invalid={problemKey !== null}
          mode={granularity === 'RANGE' ? 'range' : granularity === 'MONTH' ? 'month' : 'day'}
          from={date}
          to={endDate}
          last={lastSelectableDay(granularity, today)}
          onPick={(from, to) =>
            change(granularity === 'RANGE' ? { date: from, endDate: to } : { date: from })
          }
        />
      </span>
      {problemKey !== null && (
        <span id={problemId} className="filter-problem">
          {t(problemKey)}
        </span>
      )}
    </>
  );
}
