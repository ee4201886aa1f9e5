import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { SalesMetric } from '../../../../generated/schema.ts';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { translateNames } from '../../../../platform/language/translate-names.ts';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { type CardFilter, useCardFilter } from '../../filters/useCardFilter.ts';
import { useCardPage } from '../../PageContext.tsx';
import { type FilteredData, useFilteredData } from '../filtering/useFilteredData.ts';
import { useFilterNotes } from '../filtering/useFilterNotes.ts';
import { usePeriod } from '../filtering/usePeriod.ts';
import type { CardRequest, FilterNote } from '../frame/card-frame-props.ts';
import type { CardOf, CardProps } from '../frame/card-kind.ts';
import { createMeasure, type Measure } from '../frame/measure.ts';
import { channelBarTable } from './channel-bar-table.ts';
import {
  ChannelBarDocument,
  type ChannelBarCard_BarsFragment,
  type ChannelBarQuery,
} from './ChannelBarCard.gen.ts';

export const channelBarFilters = ['period', 'purchaseGroup', 'channels'] as const;
const metrics = ['AMOUNT', 'QUANTITY'] as const satisfies readonly SalesMetric[];
export type BarMetric = (typeof metrics)[number];

const parseMetric = (text: string): BarMetric => metrics.find((one) => one === text) ?? 'AMOUNT';

const select = ({ viewer }: ChannelBarQuery) =>
  viewer?.card?.__typename === 'ChannelBarCard' ? viewer.card.bars : null;

interface ChannelBarsState {
  filter: CardFilter;
  metric: { value: BarMetric; choose: (metric: string) => void };
  /** The bars with translated names. */
  filtered: FilteredData<ChannelBarCard_BarsFragment>;
  /** Null while there are no bars. */
  measure: Measure | null;
  table: DataTable | undefined;
  notes: FilterNote[];
  /** The request for the chosen filter. Null while there is no valid period. */
  request: CardRequest | null;
}

/** The data of a channel bar card for its filter and metric, with all that is derived from them. */
export function useChannelBars({
  card,
  title,
  state,
}: CardProps<CardOf<'ChannelBarCard'>>): ChannelBarsState {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { locale } = useLanguage();
  const { dashboardCode } = useCardPage();
  const period = usePeriod();
  const filter = useCardFilter(card.code, channelBarFilters);
  const choice = filter.choice('metric', 'AMOUNT');
  const variables = filter.input && {
    dashboardCode,
    code: card.code,
    filter: filter.input,
    metric: parseMetric(choice.debounced),
  };
  const loaded = useFilteredData({
    state,
    initial: card.bars,
    document: ChannelBarDocument,
    variables,
    select,
  });
  const bars = loaded.data && {
    ...loaded.data,
    channels: translateNames(loaded.data.channels, serverText),
    bars: translateNames(loaded.data.bars, serverText),
  };
  const measure =
    bars &&
    createMeasure({
      name: t(bars.unit === 'COUNT' ? 'metric.QUANTITY' : 'metric.AMOUNT'),
      unit: bars.unit,
      currency: bars.currency,
      locale,
      values: bars.bars.map(({ sum }) => sum),
      t,
    });
  const notes = useFilterNotes(
    bars && { period: bars.period, value: filter.value, known: channelBarFilters },
  );
  return {
    filter,
    metric: { value: parseMetric(choice.value), choose: choice.choose },
    filtered: { ...loaded, data: bars },
    measure,
    table:
      bars && measure
        ? channelBarTable(title, bars, { measure, asOf: period.asOf(bars.period), t })
        : undefined,
    notes,
    request: variables && { document: ChannelBarDocument, variables },
  };
}
