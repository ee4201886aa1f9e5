import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { countOf } from '../../design/number/amount.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { useNotify } from '../../design/feedback/Notices.tsx';
import { obstacleOfAction } from './action-obstacles.ts';
import { can, type ListRow, type Module, type Operation } from './list-module.ts';

/** What the buttons of the bar do. */
export type BarAction =
  | 'add'
  | 'audit'
  | 'reject'
  | 'delete'
  | 'bulkEdit'
  | 'import'
  | 'export'
  | 'print'
  | 'filter'
  | 'refresh';

interface ListToolbarProps {
  module: Module;
  ticked: readonly ListRow[];
  busy: boolean;
  onAct: (action: BarAction) => void;
  onUntick: () => void;
  /** What else arranges the list: its views and its columns. */
  children: ReactNode;
}

interface BarButton {
  action: BarAction;
  /** It shows only where the account may do this, and the services have an address for it. */
  needs: Operation;
  textKey: string;
  icon?: string;
  className?: string;
  /** It does something to the ticked rows. */
  ofRows?: boolean;
}

const buttons: readonly BarButton[] = [
  { action: 'add', needs: 'ADD', textKey: 'masterdata.new', icon: 'plus', className: 'btn btn-p' },
  { action: 'audit', needs: 'AUDIT', textKey: 'masterdata.audit', ofRows: true },
  { action: 'reject', needs: 'REJECT', textKey: 'masterdata.reject', ofRows: true },
  { action: 'bulkEdit', needs: 'EDIT', textKey: 'masterdata.bulkEdit', ofRows: true },
  {
    action: 'delete',
    needs: 'DELETE',
    textKey: 'masterdata.delete',
    icon: 'trash',
    className: 'btn btn-d',
    ofRows: true,
  },
];
const fileButtons: readonly BarButton[] = [
  { action: 'import', needs: 'IMPORT', textKey: 'masterdata.import', icon: 'up' },
  { action: 'export', needs: 'EXPORT', textKey: 'masterdata.export', icon: 'dl' },
  { action: 'print', needs: 'PRINT', textKey: 'masterdata.print', icon: 'print' },
];

/** What may be done in a list: with the ticked rows, with all of them, with how they are shown. */
export function ListToolbar({ module, ticked, busy, onAct, onUntick, children }: ListToolbarProps) {
  const { t } = useTranslation();
  const tickedCount = ticked.length;
  const files = fileButtons.filter(({ needs }) => can(module, needs));
  const iconButton = (action: BarAction, textKey: string, icon: string) => (
    <button
      key={action}
      type="button"
      className="ib"
      aria-label={t(textKey)}
      title={t(textKey)}
      onClick={() => onAct(action)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="master-bar" role="toolbar" aria-label={t('masterdata.bar')}>
      {buttons
        .filter(({ needs }) => can(module, needs))
        .map((button) => (
          <RowsButton
            key={button.action}
            button={button}
            obstacle={obstacleOfAction(button, { busy, ticked })}
            onAct={() => onAct(button.action)}
          />
        ))}
      <span className="small mute" role="status">
        {tickedCount > 0 && t('masterdata.ticked', { 0: countOf(tickedCount).text })}
      </span>
      {tickedCount > 0 && (
        <button
          type="button"
          className="ib ib-s"
          aria-label={t('masterdata.untick')}
          title={t('masterdata.untick')}
          onClick={onUntick}
        >
          <Icon name="x" size="small" />
        </button>
      )}
      <span className="grow" />
      {files.map(({ action, textKey, icon = '' }) => iconButton(action, textKey, icon))}
      {files.length > 0 && <span className="master-rule" aria-hidden="true" />}
      {children}
      {iconButton('filter', 'masterdata.filter', 'sliders')}
      {iconButton('refresh', 'masterdata.refresh', 'refresh')}
    </div>
  );
}

interface RowsButtonProps {
  button: BarButton;
  /** The key of the text that says why it cannot be pressed now; null when it can. */
  obstacle: string | null;
  onAct: () => void;
}

/** A button that cannot be pressed stays within reach of the keyboard and says why: as a tooltip, to screen readers, and to a finger that presses it. */
function RowsButton({
  button: { textKey, icon, className = 'btn' },
  obstacle,
  onAct,
}: RowsButtonProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const reasonId = useId();
  const reason = obstacle === null ? null : t(obstacle);
  return (
    <>
      <button
        type="button"
        className={className}
        title={reason ?? undefined}
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => (reason === null ? onAct() : notify(reason))}
      >
        {icon !== undefined && <Icon name={icon} />}
        {t(textKey)}
      </button>
      {reason !== null && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
