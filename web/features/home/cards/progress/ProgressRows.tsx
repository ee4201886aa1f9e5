import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { RingBand } from '../../../../design/charts/Ring.tsx';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatAmount } from '../../../../design/number/amount.ts';
import { formatRate, ringShare } from '../../../../design/number/rate.ts';
import { chooseScale } from '../../../../design/number/scale.ts';
import type { ProgressCard_ProgressFragment } from './ProgressCard.gen.ts';
import { MAX_PROGRESS_ROWS } from './progress-table.ts';
import './ProgressCard.css';

/** The colors of the attainment bands: below 40, 60, 80 and 100 %, and reached. */
const bands: Record<RingBand, string> = {
  BELOW_40: 'progress-band-1',
  BELOW_60: 'progress-band-2',
  BELOW_80: 'progress-band-3',
  BELOW_100: 'progress-band-4',
  REACHED: 'progress-band-5',
};

/**
 * One row per name. The bar ends at 100 %, the rate may exceed it. Without a plan there is a dash
 * and no bar.
 */
export function ProgressRows({
  progress: { rows, currency },
}: {
  progress: ProgressCard_ProgressFragment;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const writing = { locale, currency };
  const shown = rows.slice(0, MAX_PROGRESS_ROWS);
  const { unit } = chooseScale(
    shown.map(({ value }) => value),
    writing,
  );
  return (
    <ul className="progress-rows card-body">
      {shown.map(({ name, rate, band, value }, index) => {
        const amount = formatAmount(value, writing, unit);
        return (
          <li key={index} className="progress-row">
            <span className="clip" title={name}>
              {name}
            </span>
            <span className="progress-track">
              {band && (
                <i
                  className={`progress-bar ${bands[band]}`}
                  style={{ width: `${String(ringShare(rate) * 100)}%` }}
                />
              )}
            </span>
            <span className="num" title={rate === null ? t('kpi.noPlan') : undefined}>
              {formatRate(rate)}
              {rate === null && <span className="sr">{t('kpi.noPlan')}</span>}
            </span>
            <span className="num mute progress-value" title={amount.exact}>
              <span className="sr">{amount.exact}</span>
              <span aria-hidden="true">{amount.text.replace(amount.symbol, '')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
