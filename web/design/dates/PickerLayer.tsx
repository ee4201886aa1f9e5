import { Suspense, type ReactNode, type Ref } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../feedback/Skeleton.tsx';
import './PickerLayer.css';

interface PickerLayerProps {
  label: string;
  /** What is chosen there, in a chunk of its own: it comes when it is first opened. */
  children: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** Lies over everything else at its field. A calendar that cannot be had leaves the field to be typed in. */
export function PickerLayer({ label, children, ref }: PickerLayerProps) {
  const { t } = useTranslation();
  return (
    <div ref={ref} role="dialog" aria-label={label} className="picker-layer pop">
      <ErrorBoundary fallback={<p className="picker-failed">{t('dates.unreachable')}</p>}>
        <Suspense fallback={<Skeleton height="23rem" width="19rem" />}>{children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
