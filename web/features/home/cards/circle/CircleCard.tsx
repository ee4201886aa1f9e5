import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatAmount, formatCount, formatShortCount } from '../../../../design/number/amount.ts';
import { formatChange, formatRate, ringShare } from '../../../../design/number/rate.ts';
import { ListNote } from '../../../../design/feedback/ListNote.tsx';
import { formatDay } from '../../../../design/number/format-day.ts';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardOf, CardProps } from '../frame/card-kind.ts';
import type { CircleCard_CardFragment } from './CircleCard.gen.ts';
import { ModuleLink } from '../frame/ModuleLink.tsx';
import './CircleCard.css';

type Figures = NonNullable<CircleCard_CardFragment['figures']>;

const RADIUS = 61;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/**
 * A count in a ring that shows its share of all sales, and below it the growth, the sales and the
 * share.
 */
export function CircleCard({ card, title, state }: CardProps<CardOf<'CircleCard'>>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { figures } = card;
  if (!figures) return null;
  const isEmpty = [figures.count, figures.growthRate, figures.amount, figures.share].every(
    (figure) => figure === null,
  );
  return (
    <CardFrame
      card={card}
      title={title}
      state={state}
      table={circleTable(title, figures, countLabel(card.code, t), t)}
    >
      {isEmpty ? (
        <ListNote
          place="card"
          icon="empty"
          title={t('portal_text_204')}
          text={t('empty.sales', { date: formatDay(figures.asOf, locale) })}
        />
      ) : (
        <div className="circle card-body">
          <Circle card={card} title={title} figures={figures} />
          <FigureList figures={figures} />
        </div>
      )}
    </CardFrame>
  );
}

function Circle({
  card,
  title,
  figures,
}: {
  card: CardOf<'CircleCard'>;
  title: string;
  figures: Figures;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const count = formatCount(figures.count);
  const isLong = count.text.length > 9;
  const short = isLong
    ? formatShortCount(figures.count, { locale, currency: figures.currency })
    : count;
  const part = ringShare(figures.share);
  return (
    <div className="circle-ring">
      <svg viewBox="0 0 128 128" aria-hidden="true">
        <circle className="circle-track" cx="64" cy="64" r={RADIUS} />
        {part > 0 && (
          <circle
            className="circle-share"
            cx="64"
            cy="64"
            r={RADIUS}
            strokeDasharray={`${String(part * CIRCUMFERENCE)} ${String(CIRCUMFERENCE)}`}
            transform="rotate(-90 64 64)"
          />
        )}
      </svg>
      <div className="circle-middle">
        <ModuleLink card={card} title={title} className="circle-count" tooltip={count.exact}>
          <span className="sr">{`${countLabel(card.code, t)} ${count.exact}`}</span>
          <span aria-hidden="true">{short.text}</span>
        </ModuleLink>
        <span aria-hidden="true">{countLabel(card.code, t)}</span>
      </div>
    </div>
  );
}

function FigureList({ figures }: { figures: Figures }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const change = formatChange(figures.growthRate);
  const amount = formatAmount(figures.amount, { locale, currency: figures.currency });
  return (
    <dl className="circle-figures">
      <div>
        <dt>{t('circle.growth')}</dt>
        <dd
          className={change.direction}
          title={change.arrow === '' ? t('kpi.noChange') : undefined}
        >
          {change.arrow && <span aria-hidden="true">{`${change.arrow} `}</span>}
          {change.text}
        </dd>
      </div>
      <div>
        <dt>{t('circle.amount')}</dt>
        <dd title={amount.exact}>
          <span className="sr">{amount.exact}</span>
          <span aria-hidden="true">{amount.text}</span>
        </dd>
      </div>
      <div>
        <dt>{t('circle.share')}</dt>
        <dd>{formatRate(figures.share)}</dd>
      </div>
    </dl>
  );
}

/** The name of what is counted, by the code of the card, such as members with purchases. */
function countLabel(code: string, t: ReturnType<typeof useTranslation>['t']): string {
  return t(`card.counted.${code}`, { defaultValue: t('circle.count') });
}

function circleTable(
  title: string,
  figures: Figures,
  counted: string,
  t: ReturnType<typeof useTranslation>['t'],
): DataTable {
  return {
    title,
    asOf: figures.asOf,
    currency: figures.currency,
    columns: [
      { title: t('table.measure'), kind: 'text' },
      { title: t('table.value'), kind: 'count' },
    ],
    rows: [
      [{ raw: counted }, { raw: figures.count === null ? null : String(figures.count) }],
      [{ raw: `${t('circle.growth')} (%)` }, { raw: figures.growthRate, kind: 'rate' }],
      [{ raw: t('circle.amount') }, { raw: figures.amount, kind: 'money' }],
      [{ raw: `${t('circle.share')} (%)` }, { raw: figures.share, kind: 'rate' }],
    ],
  };
}
