import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalesMetric } from '../../../../generated/schema.ts';
import type { ChartHandle } from '../../../../design/charts/chart-handle.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { SegmentedToggle } from '../../../../design/forms/SegmentedToggle.tsx';
import { CardFilterBar } from '../../filters/CardFilterBar.tsx';
import { useCardFilter } from '../../filters/useCardFilter.ts';
import { useCardPage } from '../../PageContext.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { translateNames } from '../../../../platform/language/translate-names.ts';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardOf, CardProps } from '../frame/card-kind.ts';
import {
  ChannelBarDocument,
  type ChannelBarCard_BarsFragment,
  type ChannelBarQuery,
} from './ChannelBarCard.gen.ts';
import { ChannelBars } from './ChannelBars.tsx';
import { channelBarTable } from './channel-bar-table.ts';
import { BarsWaiting } from './channel-bar-kind.tsx';
import { EnlargedDialog } from './EnlargedDialog.tsx';
import { createMeasure } from '../frame/measure.ts';
import { moduleFilterParameters } from '../filtering/module-filter-parameters.ts';
import { FilteredBody } from '../filtering/FilteredBody.tsx';
import { useFilterNotes } from '../filtering/useFilterNotes.ts';
import { useFilteredData } from '../filtering/useFilteredData.ts';
import { usePeriod } from '../filtering/usePeriod.ts';
import './ChannelBarCard.css';

const known = ['period', 'purchaseGroup', 'channels'] as const;
const metrics = ['AMOUNT', 'QUANTITY'] as const satisfies readonly SalesMetric[];

const select = ({ viewer }: ChannelBarQuery) =>
  viewer?.card?.__typename === 'ChannelBarCard' ? viewer.card.bars : null;

/**
 * Sales of each channel by purchasing group, for the narrow right panel. A button shows the card in
 * a larger dialog with the same filters and metric.
 */
export function ChannelBarCard({ card, title, state }: CardProps<CardOf<'ChannelBarCard'>>) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { locale } = useLanguage();
  const { dashboardCode } = useCardPage();
  const period = usePeriod();
  const filter = useCardFilter(card.code, known);
  const choice = filter.choice('metric', 'AMOUNT');
  const metricOf = (text: string) => metrics.find((one) => one === text) ?? 'AMOUNT';
  const variables = filter.input && {
    dashboardCode,
    code: card.code,
    filter: filter.input,
    metric: metricOf(choice.debounced),
  };
  const asked = useFilteredData({
    state,
    initial: card.bars,
    document: ChannelBarDocument,
    variables,
    select,
  });
  const chart = useRef<ChartHandle>(null);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const bars = asked.data && {
    ...asked.data,
    channels: translateNames(asked.data.channels, serverText),
    bars: translateNames(asked.data.bars, serverText),
  };
  const filtered = { ...asked, data: bars };
  const measure = bars && measureFor(bars);
  const table =
    bars && measure
      ? channelBarTable(title, bars, { measure, asOf: period.asOf(bars.period), t })
      : undefined;
  const notes = useFilterNotes(bars && { period: bars.period, value: filter.value, known });

  function measureFor({ unit, currency, bars: all }: ChannelBarCard_BarsFragment) {
    const name = t(unit === 'COUNT' ? 'metric.QUANTITY' : 'metric.AMOUNT');
    return createMeasure({
      name,
      unit,
      currency,
      locale,
      values: all.map(({ total }) => total),
      t,
    });
  }

  const toggle = (
    <SegmentedToggle
      label={t('metric.label')}
      value={metricOf(choice.value)}
      options={[
        { value: 'AMOUNT', label: t('metric.amount.short') },
        { value: 'QUANTITY', label: t('metric.quantity.short') },
      ]}
      onChange={choice.choose}
    />
  );
  const content = (handle: Ref<ChartHandle> | null) => (
    <>
      <div className="card-choices">
        <CardFilterBar filter={filter} known={known} />
        {toggle}
        {measure && handle === null && (
          <span className="card-as card-choices-unit">{measure.head}</span>
        )}
      </div>
      <FilteredBody
        filtered={filtered}
        Waiting={BarsWaiting}
        isEmpty={(data) => data.bars.length === 0 || data.channels.length === 0}
        emptyReason={period.emptyReason}
      >
        {(data) =>
          measure &&
          table && (
            <ChannelBars
              title={title}
              bars={data}
              measure={measure}
              table={table}
              {...(handle && { handle })}
            />
          )
        }
      </FilteredBody>
    </>
  );
  return (
    <>
      <CardFrame
        card={card}
        title={title}
        state={filtered.state}
        table={table}
        chart={chart}
        filterNotes={notes}
        moduleParameters={moduleFilterParameters(filter.input)}
        {...(variables && { query: { document: ChannelBarDocument, variables } })}
        tools={
          <>
            {measure && <span className="card-as">{measure.head}</span>}
            <button
              type="button"
              className="ib"
              aria-label={t('chart.expand')}
              title={t('chart.expand')}
              onClick={() => setIsEnlarged(true)}
            >
              <Icon name="full" />
            </button>
          </>
        }
      >
        <div className="card-body card-filtered">{content(chart)}</div>
      </CardFrame>
      {isEnlarged && (
        <EnlargedDialog title={title} onClose={() => setIsEnlarged(false)}>
          {content(null)}
        </EnlargedDialog>
      )}
    </>
  );
}
