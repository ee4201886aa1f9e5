import type { TFunction } from 'i18next';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import type { Locale } from '../../../../design/language/locales.ts';
import { formatAmount } from '../../../../design/number/amount.ts';
import { formatDay } from '../../../../design/number/format-day.ts';
import { formatInScale, chooseScale } from '../../../../design/number/scale.ts';
import { SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardKind, CardOf, CardProps } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { FilteredBody } from '../filtering/FilteredBody.tsx';
import {
  StoreRankingDocument,
  type StoreRankingQuery,
  type StoreRankingCard_RankingFragment,
} from './StoreRankingCard.gen.ts';
import { usePageFilteredData } from '../filtering/usePageFilteredData.ts';
import './StoreRankingCard.css';

const select = ({ viewer }: StoreRankingQuery) =>
  viewer?.card?.__typename === 'StoreRankingCard' ? viewer.card.ranking : null;

/**
 * The best stores of yesterday or, if the user has chosen a period, of its last day. The bars are
 * in proportion to the first store.
 */
function StoreRankingCard({ card, title, state }: CardProps<CardOf<'StoreRankingCard'>>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { filtered, frame } = usePageFilteredData({
    code: card.code,
    state,
    initial: card.ranking,
    document: StoreRankingDocument,
    select,
  });
  const ranking = filtered.data;
  const isEmpty = ranking?.stores.length === 0;
  return (
    <CardFrame
      card={card}
      title={title}
      state={filtered.state}
      className={isEmpty ? 'card-tall' : ''}
      table={ranking ? rankingTable(title, ranking, t) : undefined}
      {...frame}
      tools={
        ranking &&
        !isEmpty && <span className="card-as">{rankingScale(ranking, locale).label}</span>
      }
    >
      <FilteredBody
        filtered={filtered}
        Waiting={StoreRankingSkeleton}
        isEmpty={({ stores }) => stores.length === 0}
        emptyReason={({ asOf }) => t('empty.sales', { date: formatDay(asOf, locale) })}
      >
        {(data) => <Stores ranking={data} />}
      </FilteredBody>
    </CardFrame>
  );
}

type Ranking = StoreRankingCard_RankingFragment;

const rankingScale = ({ stores, currency }: Ranking, locale: Locale) =>
  chooseScale(
    stores.map(({ amount }) => amount),
    { locale, currency },
  );

function Stores({ ranking }: { ranking: Ranking }) {
  const { locale } = useLanguage();
  const { stores, currency } = ranking;
  const writing = { locale, currency };
  const scale = rankingScale(ranking, locale);
  const best = Math.max(...stores.map((store) => Number(store.amount)), 0);
  return (
    <ol className="ranking card-body">
      {stores.map((store) => (
        <li key={store.rank} className="ranking-row">
          <span className="ranking-rank">{store.rank}</span>
          <span className="clip" title={store.name}>
            {store.name}
          </span>
          <span className="num" title={formatAmount(store.amount, writing).exact}>
            <span aria-hidden="true">{formatInScale(store.amount, scale)}</span>
            <span className="sr">{formatAmount(store.amount, writing).exact}</span>
          </span>
          <span className="ranking-track">
            <i className="ranking-bar" style={{ width: `${String(share(store.amount, best))}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function rankingTable(title: string, { asOf, currency, stores }: Ranking, t: TFunction): DataTable {
  return {
    title,
    asOf,
    currency,
    columns: [
      { title: t('rank.place'), kind: 'count' },
      { title: t('rank.code'), kind: 'text' },
      { title: t('rank.store'), kind: 'text' },
      { title: t('rank.sales'), kind: 'money' },
    ],
    rows: stores.map((store) => [
      { raw: String(store.rank) },
      { raw: store.code },
      { raw: store.name },
      { raw: store.amount },
    ]),
  };
}

/**
 * The width of the bar in percent, with one decimal. A store without a figure or with
 * more returns than sales has no bar.
 */
function share(amount: string | null, best: number): number {
  return best > 0 ? Math.max(Math.round((Number(amount) / best) * 1000) / 10, 0) : 0;
}

function StoreRankingSkeleton() {
  return (
    <div className="card-body">
      <SkeletonLines count={10} height="1.125rem" />
    </div>
  );
}

export const storeRankingKind: CardKind<CardOf<'StoreRankingCard'>> = {
  Component: StoreRankingCard,
  Skeleton: StoreRankingSkeleton,
  waitingClass: 'card-tall',
  ready: (card) => card.ranking !== null,
  layout: layoutTraits('store', 'list', 3, 2, 25),
  follows: ['period'],
  isSmall: true,
};
