import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ListNote } from '../../../design/feedback/ListNote.tsx';
import { RetryButton } from '../../../design/feedback/RetryButton.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { loadable } from '../../../design/loading/loadable.tsx';
import { Popover } from '../../../design/overlay/Popover.tsx';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { CentrePreviewProps } from './centre-previews.tsx';
import { CentreTrigger } from './CentreTrigger.tsx';
import type { CentreState } from './useCounters.ts';
import './Centre.css';

interface CentreProps<Data> {
  title: string;
  icon: string;
  state: CentreState<Data>;
  count: (data: Data) => number;
  /** What the panel shows of the data. Calls `close` when the user opens one of its lines. */
  preview: (data: Data, close: () => void) => CentrePreviewProps;
  /** The module with the full list. */
  module: ModuleReference;
  reloading: boolean;
  onReload: () => void;
}

const CentrePanel = loadable({
  load: async () => (await import('./CentrePanel.tsx')).CentrePanel,
  // As wide as the panel, because its place depends on the width.
  waiting: (
    <div className="centre-panel">
      <div className="centre-note">
        <Spinner />
      </div>
    </div>
  ),
});

/**
 * A center in the top bar: a button with a count and a panel with a preview. A failure is shown in
 * the panel. A center whose service the operator does not have is hidden.
 */
export function Centre<Data>({ title, icon, state, count, preview, ...panel }: CentreProps<Data>) {
  const { t } = useTranslation();
  if (state.kind === 'absent') return null;
  const waiting = state.kind === 'loaded' ? count(state.data) : null;
  return (
    <div className="centre">
      <Popover
        label={title}
        kind="icon"
        trigger={<CentreTrigger title={title} icon={icon} waiting={waiting ?? 0} />}
      >
        {(close) => (
          <ErrorBoundary
            fallbackRender={({ resetErrorBoundary }) => (
              <div className="centre-panel">
                <ListNote isAlert icon="alert" title={t('centre.failed')}>
                  <RetryButton onRetry={resetErrorBoundary} />
                </ListNote>
              </div>
            )}
          >
            <CentrePanel
              {...panel}
              title={title}
              state={
                state.kind === 'loaded' ? { ...state, data: preview(state.data, close) } : state
              }
              count={waiting}
              onClose={close}
            />
          </ErrorBoundary>
        )}
      </Popover>
    </div>
  );
}
