import type { SalesFilterInput } from '../../../../generated/schema.ts';
import { limitToOneChannel } from '../../filters/sales-filter.ts';
import { type CardFilter, useCardFilter } from '../../filters/useCardFilter.ts';
import { useCardPage } from '../../PageContext.tsx';
import type { CardState } from '../../useCardState.ts';
import { type FilteredData, useFilteredData } from '../filtering/useFilteredData.ts';
import type { CardRequest } from '../frame/card-frame-props.ts';
import type { CardOf } from '../frame/card-kind.ts';
import { DEFAULT_METRIC, DEFAULT_TOP, parseMetric, parseTop } from './top-choices.ts';
import {
  TopProductDocument,
  type TopProductCard_RankingFragment,
  type TopProductQuery,
} from './TopProductCard.gen.ts';

export const topProductFilters = ['period', 'purchaseGroup', 'channels'] as const;

const select = ({ viewer }: TopProductQuery) =>
  viewer?.card?.__typename === 'TopProductCard' ? viewer.card.ranking : null;

interface TopProducts {
  filter: CardFilter;
  metric: ReturnType<CardFilter['choice']>;
  top: ReturnType<CardFilter['choice']>;
  /** The filter as input, limited to one channel. Null while there is no valid period. */
  input: SalesFilterInput | null;
  /** The request for the chosen filter, metric and number of products. */
  request: CardRequest | null;
  filtered: FilteredData<TopProductCard_RankingFragment>;
}

/** The choices of a top product card, which are stored in the URL, and the ranking for them. */
export function useTopProducts(card: CardOf<'TopProductCard'>, state: CardState): TopProducts {
  const { dashboardCode } = useCardPage();
  const filter = useCardFilter(card.code, topProductFilters);
  const metric = filter.choice('metric', DEFAULT_METRIC);
  const top = filter.choice('top', DEFAULT_TOP);
  const input = filter.input && limitToOneChannel(filter.input);
  const variables = input && {
    dashboardCode,
    code: card.code,
    filter: input,
    metric: parseMetric(metric.debounced),
    top: Number(parseTop(top.debounced)),
  };
  const filtered = useFilteredData({
    state,
    initial: card.ranking,
    document: TopProductDocument,
    variables,
    select,
  });
  return {
    filter,
    metric,
    top,
    input,
    request: variables && { document: TopProductDocument, variables },
    filtered,
  };
}
