import { useTranslation } from 'react-i18next';
import type { DataTable } from '../../../kit/charts/data-table.ts';
import { useLanguage } from '../../../kit/language/LanguageContext.tsx';
import { amountOf } from '../../../kit/number/amount.ts';
import { plainDay } from '../../../kit/number/calendar.ts';
import { inScale, scaleOf } from '../../../kit/number/scale.ts';
import { CardMessage } from '../../../kit/ui/CardMessage.tsx';
import { SkeletonLines } from '../../../kit/ui/Skeleton.tsx';
import { CardFrame } from './CardFrame.tsx';
import type { CardKind, CardOf, CardProps } from './card-kind.ts';
import './StoreRankingCard.css';

/** The best stores of a day, each with a bar in proportion to the first. */
function StoreRankingCard({ card, title, state }: CardProps<CardOf<'StoreRankingCard'>>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  if (!card.ranking) return null;
  const { stores, currency, asOf } = card.ranking;
  const writing = { locale, currency };
  const scale = scaleOf(
    stores.map((store) => store.sales),
    writing,
  );
  const best = Math.max(...stores.map((store) => Number(store.sales)), 0);
  const table: DataTable = {
    title,
    asOf,
    currency,
    columns: [
      { title: t('rank.place'), kind: 'count' },
      { title: t('rank.code'), kind: 'text' },
      { title: t('rank.store'), kind: 'text' },
      { title: t('rank.sales'), kind: 'money' },
    ],
    rows: stores.map((store) => [{ raw: String(store.rank) }, { raw: store.code }, { raw: store.name }, { raw: store.sales }]),
  };
  return (
    <CardFrame
      card={card}
      title={title}
      state={state}
      className={stores.length === 0 ? 'card-tall' : ''}
      table={table}
      tools={stores.length > 0 && <span className="card-as">{scale.label}</span>}
    >
      {stores.length === 0 ? (
        <CardMessage icon="empty" title={t('portal_text_204')} reason={t('empty.sales', { date: plainDay(asOf, locale) })} />
      ) : (
        <ol className="ranking card-body">
          {stores.map((store) => (
            <li key={store.rank} className="ranking-row">
              <span className="ranking-place">{store.rank}</span>
              <span className="clip" title={store.name}>
                {store.name}
              </span>
              <span className="num" title={amountOf(store.sales, writing).exact}>
                <span aria-hidden="true">{inScale(store.sales, scale)}</span>
                <span className="sr">{amountOf(store.sales, writing).exact}</span>
              </span>
              <span className="ranking-track">
                <i className="ranking-bar" style={{ width: `${String(share(store.sales, best))}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </CardFrame>
  );
}

/** A store whose returns exceed its sales has no bar. */
function share(sales: string, best: number): number {
  return best > 0 ? Math.max(Math.round((Number(sales) / best) * 1000) / 10, 0) : 0;
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
};
