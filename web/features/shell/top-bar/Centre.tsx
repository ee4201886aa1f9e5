import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { Popover } from '../../../design/overlay/Popover.tsx';
import { ListFailure } from '../../../design/feedback/ListNote.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { CentreHead } from './CentreHead.tsx';
import { CentreTrigger } from './CentreTrigger.tsx';
import type { CentreState } from './useCounters.ts';
import { useOpenCentre } from './useOpenCentre.ts';
import './Centre.css';

interface CentreProps<Data> {
  title: string;
  icon: string;
  state: CentreState<Data>;
  count: (data: Data) => number;
  /** Renders the panel. Calls `close` when the user opens one of its lines. */
  preview: (data: Data, close: () => void) => ReactNode;
  /** The module with the full list. */
  module: ModuleReference;
  reloading: boolean;
  onReload: () => void;
}

/**
 * A center in the top bar: a button with a count and a panel with a preview. A failure is shown in
 * the panel. A center whose service the operator does not have is hidden.
 */
export function Centre<Data>({
  title,
  icon,
  state,
  count,
  preview,
  module,
  reloading,
  onReload,
}: CentreProps<Data>) {
  const { t } = useTranslation();
  const openCentre = useOpenCentre();
  if (state.kind === 'absent') return null;
  const waiting = state.kind === 'loaded' ? count(state.data) : 0;
  return (
    <div className="centre">
      <Popover
        label={title}
        kind="icon"
        trigger={<CentreTrigger title={title} icon={icon} waiting={waiting} />}
      >
        {(close) => (
          <div className="centre-panel">
            <CentreHead
              title={title}
              count={state.kind === 'loaded' ? waiting : null}
              onReload={onReload}
            />
            {state.kind === 'loading' || (reloading && state.kind === 'failed') ? (
              <div className="centre-note">
                <Spinner />
              </div>
            ) : state.kind === 'failed' ? (
              <ListFailure title={t('centre.failed')} failure={state.failure} onRetry={onReload} />
            ) : (
              <ErrorBoundary fallback={<p className="centre-note">{t('centre.failed')}</p>}>
                {preview(state.data, close)}
              </ErrorBoundary>
            )}
            <Button
              className="centre-all"
              aria-label={t('notices.allOf', { title })}
              onClick={() => {
                close();
                openCentre(module);
              }}
            >
              {t('notices.all')}
              <Icon name="right" size="small" />
            </Button>
          </div>
        )}
      </Popover>
    </div>
  );
}
