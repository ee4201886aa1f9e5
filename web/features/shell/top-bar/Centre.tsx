import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBadge } from '../../../design/number/badge.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { Popover } from '../../../design/overlay/Popover.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { CentreState } from './useCounters.ts';
import { useOpenCentre } from './useOpenCentre.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
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
 * A center in the top bar: a button with a count and a panel with a preview. A failure is shown in the
 * panel. A center whose service the operator does not have is hidden.
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
        triggerClassName="ib"
        trigger={
          <>
            <Icon name={icon} />
            <span className="sr">
              {waiting === 0 ? title : t('centre.waiting', { 0: title, 1: formatBadge(waiting) })}
            </span>
            {waiting > 0 && (
              <span className="centre-badge" aria-hidden="true">
                {formatBadge(waiting)}
              </span>
            )}
          </>
        }
      >
        {(close) => (
          <div className="centre-panel">
            <div className="centre-head">
              <h2>{title}</h2>
              {state.kind === 'loaded' && <span className="small mute">{waiting}</span>}
              <span className="grow" />
              <button
                type="button"
                className="ib ib-s"
                aria-label={t('centre.reload')}
                title={t('centre.reload')}
                onClick={onReload}
              >
                <Icon name="refresh" size="small" />
              </button>
            </div>
            {state.kind === 'loading' || (reloading && state.kind === 'failed') ? (
              <div className="centre-note">
                <Spinner />
              </div>
            ) : state.kind === 'failed' ? (
              <div className="centre-note" role="alert">
                <b>{t('centre.failed')}</b>
                <p>{reasonText(t, state.failure)}</p>
                {state.failure.requestId !== null && (
                  <p className="small mute">
                    {t('failure.requestId', { 0: state.failure.requestId })}
                  </p>
                )}
                <button type="button" className="btn" onClick={onReload}>
                  {t('retry')}
                </button>
              </div>
            ) : (
              preview(state.data, close)
            )}
            <button
              type="button"
              className="centre-all"
              aria-label={t('notices.allOf', { title })}
              onClick={() => {
                close();
                openCentre(module);
              }}
            >
              {t('notices.all')}
              <Icon name="right" size="small" />
            </button>
          </div>
        )}
      </Popover>
    </div>
  );
}
