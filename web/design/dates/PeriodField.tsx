import { lazy, Suspense } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import './PeriodField.css';

const PeriodPanel = lazy(async () => ({
  default: (await import('./calendar/PeriodPanel.tsx')).PeriodPanel,
}));

export interface PeriodChoice {
  /** What is picked: a day, a month (as its first day), or a range of days. */
  mode: 'day' | 'month' | 'range';
  from: string | null;
  to: string | null;
  /** The last selectable day. */
  last: string;
  onPick: (from: string, to: string | null) => void;
}

interface PeriodFieldProps extends PeriodChoice {
  label: string;
  /** The chosen period as text, or a prompt. */
  text: string;
  invalid: boolean;
}

/** A button that shows the chosen period; its calendar is loaded when it first opens. */
export function PeriodField({ label, text, invalid, onPick, ...choice }: PeriodFieldProps) {
  return (
    <Popover
      label={`${label} ${text}`}
      className={`pick-button ${invalid ? 'pick-button-bad' : ''}`}
      trigger={
        <>
          <span className="sr">{`${label} `}</span>
          <span className="clip">{text}</span>
          <Icon name="cal" size="small" />
        </>
      }
    >
      {(close) => (
        <div className="period-panel">
          <Suspense fallback={<Skeleton height="22.5rem" width="19rem" />}>
            <PeriodPanel
              {...choice}
              label={label}
              onPick={(from, to) => {
                onPick(from, to);
                close();
              }}
            />
          </Suspense>
        </div>
      )}
    </Popover>
  );
}
