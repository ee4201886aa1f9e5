import { type Ref, useRef, useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import type { ChartHandle } from '../../../../design/charts/chart-handle.ts';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { ModalDialog } from '../../../../design/overlay/ModalDialog.tsx';
import { SegmentedToggle } from '../../../../design/forms/SegmentedToggle.tsx';
import { CardFilterBar } from '../../filters/CardFilterBar.tsx';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardOf, CardProps } from '../frame/card-kind.ts';
import { ChannelBars } from './ChannelBars.tsx';
import { BarsWaiting } from './BarsSkeleton.tsx';
import { moduleFilterParameters } from '../filtering/module-filter-parameters.ts';
import { FilteredBody } from '../filtering/FilteredBody.tsx';
import { usePeriod } from '../filtering/usePeriod.ts';
import { type BarMetric, channelBarFilters, useChannelBars } from './useChannelBars.ts';
import './ChannelBarCard.css';

/**
 * Sales of each channel by purchasing group, for the narrow right panel. A button shows the card in
 * a larger dialog with the same filters and metric.
 */
export function ChannelBarCard({ card, title, state }: CardProps<CardOf<'ChannelBarCard'>>) {
  const { t } = useTranslation();
  const period = usePeriod();
  const { filter, metric, filtered, measure, table, notes, request } = useChannelBars({
    card,
    title,
    state,
  });
  const chart = useRef<ChartHandle>(null);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const content = (handle: Ref<ChartHandle> | null) => (
    <>
      <div className="card-choices">
        <CardFilterBar filter={filter} known={channelBarFilters} />
        <MetricToggle value={metric.value} onChange={metric.choose} />
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
        {...(request && { query: request })}
        tools={
          <>
            {measure && <span className="card-as">{measure.head}</span>}
            <Button
              kind="icon"
              aria-label={t('chart.expand')}
              title={t('chart.expand')}
              onClick={() => setIsEnlarged(true)}
            >
              <Icon name="full" />
            </Button>
          </>
        }
      >
        <div className="card-body card-filtered">{content(chart)}</div>
      </CardFrame>
      {isEnlarged && (
        <ModalDialog
          title={t('chart.enlarged', { title })}
          size="chart"
          onClose={() => setIsEnlarged(false)}
        >
          <div className="enlarged">{content(null)}</div>
        </ModalDialog>
      )}
    </>
  );
}

function MetricToggle({
  value,
  onChange,
}: {
  value: BarMetric;
  onChange: (metric: BarMetric) => void;
}) {
  const { t } = useTranslation();
  return (
    <SegmentedToggle
      label={t('metric.label')}
      value={value}
      options={[
        { value: 'AMOUNT', label: t('metric.amount.short') },
        { value: 'QUANTITY', label: t('metric.quantity.short') },
      ]}
      onChange={onChange}
    />
  );
}
