import { lazy, Suspense } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Popover } from '../ui/Popover.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { DayPickerProps } from '../ui/DayPicker.tsx';
import './PeriodField.css';

const DayPicker = lazy(async () => ({ default: (await import('../ui/DayPicker.tsx')).DayPicker }));

interface PeriodFieldProps extends DayPickerProps {
  label: string;
  /** What is chosen, in words; or what to do. */
  text: string;
  invalid: boolean;
}

/** A button that says which days are chosen; its calendar comes when it is first opened. */
export function PeriodField({ label, text, invalid, onPick, ...picker }: PeriodFieldProps) {
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
          <Suspense fallback={<Skeleton height="18rem" width="17.5rem" />}>
            <DayPicker
              {...picker}
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
