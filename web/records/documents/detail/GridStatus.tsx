import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { SelectionSummary } from './selection-summary.ts';

/** The result of an action. */
export interface GridNotice {
  text: string;
  isWrong: boolean;
}

interface GridStatusProps {
  /** The result of the user's last action. */
  notice: GridNotice | null;
  selection: SelectionSummary | null;
  /** Undefined if nothing can be edited. */
  history:
    | { canUndo: boolean; canRedo: boolean; onUndo: () => void; onRedo: () => void }
    | undefined;
}

/** The status bar below a table: last result, summary of the selection, undo and redo. */
export function GridStatus({ notice, selection, history }: GridStatusProps) {
  const { t } = useTranslation();
  return (
    <div className="grid-status">
      {history !== undefined && (
        <span className="grid-history">
          <Button
            kind="icon"
            size="small"
            aria-label={t('sheet.undo')}
            title={t('sheet.undo')}
            disabled={!history.canUndo}
            onClick={history.onUndo}
          >
            <Icon name="undo" size="small" />
          </Button>
          <Button
            kind="icon"
            size="small"
            aria-label={t('sheet.redo')}
            title={t('sheet.redo')}
            disabled={!history.canRedo}
            onClick={history.onRedo}
          >
            <Icon name="redo" size="small" />
          </Button>
        </span>
      )}
      <span role="status" className="grow">
        {notice?.isWrong === false && notice.text}
      </span>
      <span role="alert" className={notice?.isWrong === true ? 'err' : undefined}>
        {notice?.isWrong === true && (
          <>
            <Icon name="info-circle" />
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
