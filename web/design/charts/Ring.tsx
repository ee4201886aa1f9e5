import { useId } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { formatRate, ringShare } from '../number/rate.ts';
import { elapsedMark, ringBox, ringView } from './elapsed-mark.ts';
import './Ring.css';

/** The attainment bands of the schema and the classes that color them. */
const ringBands = {
  BELOW_40: 'ring-band-1',
  BELOW_60: 'ring-band-2',
  BELOW_80: 'ring-band-3',
  BELOW_100: 'ring-band-4',
  REACHED: 'ring-band-5',
} as const;

export type RingBand = keyof typeof ringBands;

interface RingProps {
  label: string;
  /** Percent as a decimal text; null when there is no plan. */
  rate: string | null;
  band: RingBand | null;
  /** Details for the tooltip and screen readers. */
  detail: string;
  /** Elapsed share of the period in percent, shown as a mark outside of the ring. */
  elapsed?: string;
}

const { radius } = ringBox;
const circumference = 2 * Math.PI * radius;
const tenths = (length: number) => Math.round(length * 10) / 10;

/**
 * Attainment as a ring. The arc ends at 100 %, the figure does not; without a plan it is an empty
 * ring with a dash.
 */
export function Ring({ label, rate, band, detail, elapsed }: RingProps) {
  const { t } = useTranslation();
  const detailId = useId();
  const figure = formatRate(rate);
  return (
    <div className="ring">
      <svg
        viewBox={ringView}
        role="img"
        aria-label={rate === null ? `${label} ${t('kpi.noPlan')}` : `${label} ${figure}`}
        aria-describedby={detailId}
      >
        <title id={detailId}>{detail}</title>
        <circle className="ring-track" cx="32" cy="32" r={radius} />
        {rate !== null && band && ringShare(rate) > 0 && (
          <circle
            className={`ring-arc ${ringBands[band]}`}
            cx="32"
            cy="32"
            r={radius}
            strokeDasharray={`${String(tenths(ringShare(rate) * circumference))} ${String(tenths(circumference))}`}
            transform="rotate(-90 32 32)"
          />
        )}
        {elapsed !== undefined && rate !== null && (
          <polygon className="ring-mark" points={elapsedMark(ringShare(elapsed)).join(' ')} />
        )}
        <text className="ring-figure" x="32" y="36">
          {figure}
        </text>
      </svg>
      {label}
    </div>
  );
}
