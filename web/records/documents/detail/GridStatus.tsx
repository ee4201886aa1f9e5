import { useTranslation } from 'react-i18next';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { SelectionSummary } from './selection-summary.ts';

interface GridStatusProps {
  /** What has become of what somebody did last. */
  notice: { text: string; isWrong: boolean } | null;
  selection: SelectionSummary | null;
  /** Undefined where nothing is edited. */
  history:
    { canUndo: boolean; canRedo: boolean; onUndo: () => void; onRedo: () => void } | undefined;
}

/** Below a table: what happened, what is selected and comes to, and the way back. */
export function GridStatus({ notice, selection, history }: GridStatusProps) {
  const { t } = useTranslation();
  return (
    <div className="grid-status">
      {history !== undefined && (
        <span className="grid-history">
          <button
            type="button"
            className="ib ib-s"
            aria-label={t('sheet.undo')}
            title={t('sheet.undo')}
            disabled={!history.canUndo}
            onClick={history.onUndo}
          >
            <Icon name="undo" size="small" />
          </button>
          <button
            type="button"
            className="ib ib-s"
            aria-label={t('sheet.redo')}
            title={t('sheet.redo')}
            disabled={!history.canRedo}
            onClick={history.onRedo}
          >
            <Icon name="redo" size="small" />
          </button>
        </span>
      )}
      <span role="status" className="grow">
        {notice?.isWrong === false && notice.text}
      </span>
      <span role="alert" className={notice?.isWrong === true ? 'err' : undefined}>
        {notice?.isWrong === true && (
          <>
            <Icon name="info" />
            {notice.text}
          </>
        )}
      </span>
      {selection !== null && (
        <span className="grid-selection">
          {t('sheet.selected', { 0: String(selection.cells) })}
          {selection.sum !== null && ` ${t('sheet.selectedSum', { 0: selection.sum })}`}
        </span>
      )}
    </div>
  );
}
