import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonKind } from '../../design/button/Button.tsx';
import { formatCount } from '../../design/number/amount.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { useNotify } from '../../design/feedback/Notices.tsx';
import { disabledReason } from './disabled-reason.ts';
import { can, type ListRow, type Module, type Operation } from './list-module.ts';

/** The actions of the toolbar. */
export type ToolbarAction =
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
  onAct: (action: ToolbarAction) => void;
  onUntick: () => void;
  /** Saved views and column settings. */
  children: ReactNode;
}

interface ToolbarButtonConfig {
  action: ToolbarAction;
  /**
   * The permission that the button needs; it is hidden without it or if the services have no
   * address for it.
   */
  needs: Operation;
  textKey: string;
  icon?: string;
  kind?: ButtonKind;
  /** It works on the ticked rows. */
  ofRows?: boolean;
}

const buttons: readonly ToolbarButtonConfig[] = [
  { action: 'add', needs: 'ADD', textKey: 'masterdata.new', icon: 'plus', kind: 'primary' },
  { action: 'audit', needs: 'AUDIT', textKey: 'masterdata.audit', ofRows: true },
  { action: 'reject', needs: 'REJECT', textKey: 'masterdata.reject', ofRows: true },
  { action: 'bulkEdit', needs: 'EDIT', textKey: 'masterdata.bulkEdit', ofRows: true },
  {
    action: 'delete',
    needs: 'DELETE',
    textKey: 'masterdata.delete',
    icon: 'trash',
    kind: 'danger',
    ofRows: true,
  },
];
const fileButtons: readonly ToolbarButtonConfig[] = [
  { action: 'import', needs: 'IMPORT', textKey: 'masterdata.import', icon: 'up' },
  { action: 'export', needs: 'EXPORT', textKey: 'masterdata.export', icon: 'dl' },
  { action: 'print', needs: 'PRINT', textKey: 'masterdata.print', icon: 'print' },
];

/** The toolbar of a list: actions on ticked rows, on all rows, and on the display. */
export function ListToolbar({ module, ticked, busy, onAct, onUntick, children }: ListToolbarProps) {
  const { t } = useTranslation();
  const tickedCount = ticked.length;
  const files = fileButtons.filter(({ needs }) => can(module, needs));
  const iconButton = (action: ToolbarAction, textKey: string, icon: string) => (
    <Button
      key={action}
      kind="icon"
      aria-label={t(textKey)}
      title={t(textKey)}
      onClick={() => onAct(action)}
    >
      <Icon name={icon} />
    </Button>
  );
  return (
    <div className="master-bar" role="toolbar" aria-label={t('masterdata.bar')}>
      {buttons
        .filter(({ needs }) => can(module, needs))
        .map((button) => (
          <ToolbarButton
            key={button.action}
            button={button}
            obstacle={disabledReason(button, { busy, ticked })}
            onAct={() => onAct(button.action)}
          />
        ))}
      <span className="small mute" role="status">
        {tickedCount > 0 && t('masterdata.ticked', { 0: formatCount(tickedCount).text })}
      </span>
      {tickedCount > 0 && (
        <Button
          kind="icon"
          size="small"
          aria-label={t('masterdata.untick')}
          title={t('masterdata.untick')}
          onClick={onUntick}
        >
          <Icon name="x" size="small" />
        </Button>
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
  button: ToolbarButtonConfig;
  /** The i18n key of the reason why the button is disabled; null if it is enabled. */
  obstacle: string | null;
  onAct: () => void;
}

/**
 * A disabled button can still be focused and explains itself: with a tooltip, a description for
 * screen readers, and a notice when it is pressed.
 */
function ToolbarButton({
  button: { textKey, icon, kind = 'plain' },
  obstacle,
  onAct,
}: RowsButtonProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const reasonId = useId();
  const reason = obstacle === null ? null : t(obstacle);
  return (
    <>
      <Button
        kind={kind}
        title={reason ?? undefined}
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => (reason === null ? onAct() : notify(reason))}
      >
        {icon !== undefined && <Icon name={icon} />}
        {t(textKey)}
      </Button>
      {reason !== null && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
