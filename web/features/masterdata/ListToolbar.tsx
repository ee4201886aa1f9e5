import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countOf } from '../../kit/number/amount.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { can, type Module, type Operation } from './list-module.ts';

/** What the buttons of the bar do. */
export type BarAction = 'add' | 'audit' | 'reject' | 'delete' | 'bulkEdit' | 'import' | 'export' | 'print' | 'filter' | 'refresh';

interface ListToolbarProps {
  module: Module;
  tickedCount: number;
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
  { action: 'delete', needs: 'DELETE', textKey: 'masterdata.delete', icon: 'trash', className: 'btn btn-d', ofRows: true },
];
const fileButtons: readonly BarButton[] = [
  { action: 'import', needs: 'IMPORT', textKey: 'masterdata.import', icon: 'up' },
  { action: 'export', needs: 'EXPORT', textKey: 'masterdata.export', icon: 'dl' },
  { action: 'print', needs: 'PRINT', textKey: 'masterdata.print', icon: 'print' },
];

/** What may be done in a list: with the ticked rows, with all of them, with how they are shown. */
export function ListToolbar({ module, tickedCount, busy, onAct, onUntick, children }: ListToolbarProps) {
  const { t } = useTranslation();
  const files = fileButtons.filter(({ needs }) => can(module, needs));
  const iconButton = (action: BarAction, textKey: string, icon: string) => (
    <button key={action} type="button" className="ib" aria-label={t(textKey)} title={t(textKey)} onClick={() => onAct(action)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="master-bar" role="toolbar" aria-label={t('masterdata.bar')}>
      {buttons
        .filter(({ needs }) => can(module, needs))
        .map(({ action, textKey, icon, className = 'btn', ofRows = false }) => (
          <button
            key={action}
            type="button"
            className={className}
            disabled={busy || (ofRows && tickedCount === 0)}
            onClick={() => onAct(action)}
          >
            {icon !== undefined && <Icon name={icon} />}
            {t(textKey)}
          </button>
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
