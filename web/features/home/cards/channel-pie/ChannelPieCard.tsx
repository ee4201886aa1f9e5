import { useRef } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { ChartHandle } from '../../../../design/charts/chart-handle.ts';
import { SegmentedToggle } from '../../../../design/forms/SegmentedToggle.tsx';
import { CardFilterBar } from '../../filters/CardFilterBar.tsx';
import { useCardFilter } from '../../filters/useCardFilter.ts';
import { useCardPage } from '../../PageContext.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { translateNames } from '../../../../platform/language/translate-names.ts';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardOf, CardProps } from '../frame/card-kind.ts';
import { ChannelPie } from './ChannelPie.tsx';
import { ChannelPieDocument } from './ChannelPieCard.gen.ts';
import type { PieMode } from './channel-slices.ts';
import { moduleFilterParameters } from '../filtering/module-filter-parameters.ts';
import { FilteredBody } from '../filtering/FilteredBody.tsx';
import { PieWaiting } from './PieSkeleton.tsx';
import { shareTable } from './share-table.ts';
import { useFilterNotes } from '../filtering/useFilterNotes.ts';
import { useFilteredData } from '../filtering/useFilteredData.ts';
import { usePeriod } from '../filtering/usePeriod.ts';

const known = ['period', 'purchaseGroup', 'channels'] as const;

/**
 * The share of each channel in the sales of a period, by amount or by quantity. Both come in one
 * answer, so that the toggle needs no request.
 */
export function ChannelPieCard({ card, title, state }: CardProps<CardOf<'ChannelPieCard'>>) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const period = usePeriod();
  const filter = useCardFilter(card.code, known);
  const choice = filter.choice('mode', 'sale');
  const mode: PieMode = choice.value === 'num' ? 'num' : 'sale';
  const chart = useRef<ChartHandle>(null);
  const { dashboardCode } = useCardPage();
  const variables = filter.input && { dashboardCode, code: card.code, filter: filter.input };
  const loaded = useFilteredData({
    state,
    initial: card.shares,
    document: ChannelPieDocument,
    variables,
    select: ({ viewer }) =>
      viewer?.card?.__typename === 'ChannelPieCard' ? viewer.card.shares : null,
  });
  const shares = loaded.data && {
    ...loaded.data,
    channels: translateNames(loaded.data.channels, serverText),
  };
  const filtered = { ...loaded, data: shares };
  const notes = useFilterNotes(shares && { period: shares.period, value: filter.value, known });
  const table = shares ? shareTable(title, shares, period.asOf(shares.period), t) : undefined;
  return (
    <CardFrame
      card={card}
      title={title}
      state={filtered.state}
      table={table}
      chart={chart}
      filterNotes={notes}
      moduleParameters={moduleFilterParameters(filter.input)}
      {...(variables && { query: { document: ChannelPieDocument, variables } })}
      tools={
        <SegmentedToggle
          label={t('metric.label')}
          value={mode}
          options={[
            { value: 'sale', label: t('metric.amount.short') },
            { value: 'num', label: t('metric.quantity.short') },
          ]}
          onChange={choice.choose}
        />
      }
    >
      <div className="card-body card-filtered">
        <div className="card-choices">
          <CardFilterBar filter={filter} known={known} />
        </div>
        <FilteredBody
          filtered={filtered}
          Waiting={PieWaiting}
          isEmpty={({ channels }) => channels.length === 0}
          emptyReason={period.emptyReason}
        >
          {(data) =>
            table && (
              <ChannelPie title={title} shares={data} mode={mode} table={table} handle={chart} />
            )
          }
        </FilteredBody>
      </div>
    </CardFrame>
  );
}
