import { Suspense, type ReactNode, type Ref } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '../language/useTranslation.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import './PickerLayer.css';

interface PickerLayerProps {
  label: string;
  /** The panel, in a chunk of its own that is loaded when it first opens. */
  children: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/**
 * Shows a picker panel above everything else, at its field. If the panel cannot be loaded, the
 * value can still be typed.
 */
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
