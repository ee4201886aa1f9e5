import { lazy, Suspense } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import './PeriodField.css';

const PeriodSheet = lazy(async () => ({
  default: (await import('./calendar/PeriodSheet.tsx')).PeriodSheet,
}));

export interface PeriodChoice {
  /** What is picked: one day, one month (as its first day), or two days. */
  mode: 'day' | 'month' | 'range';
  from: string | null;
  to: string | null;
  /** The last day that can be picked. */
  last: string;
  onPick: (from: string, to: string | null) => void;
}

interface PeriodFieldProps extends PeriodChoice {
  label: string;
  /** What is chosen, in words; or what to do. */
  text: string;
  invalid: boolean;
}

/** A button that says which days are chosen; its calendar comes when it is first opened. */
export function PeriodField({ label, text, invalid, onPick, ...choice }: PeriodFieldProps) {
  return (
    <Popover
      label={`${label} ${text}`}
      triggerClassName={`pick-button ${invalid ? 'pick-button-bad' : ''}`}
      trigger={
        <>
          <span className="sr">{`${label} `}</span>
          <span className="clip">{text}</span>
          <Icon name="cal" size="small" />
        </>
      }
    >
      {(close) => (
        <div className="period-sheet">
          <Suspense fallback={<Skeleton height="22.5rem" width="19rem" />}>
            <PeriodSheet
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
