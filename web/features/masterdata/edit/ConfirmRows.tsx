import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { type ListRow, rowTitle } from '../list-module.ts';
import { SafeButton } from '../SafeButton.tsx';
import type { RowsAction } from './useRowsChange.ts';

interface ConfirmRowsProps {
  action: RowsAction;
  rows: readonly ListRow[];
  /** Ticked as well, and left alone: they may not be deleted. */
  spared: readonly ListRow[];
  onConfirm: () => void;
  onClose: () => void;
}

/** How many rows are named. */
const mostNames = 5;

const words = {
  delete: { ask: 'masterdata.deleteAsk', act: 'masterdata.delete', button: 'btn btn-df' },
  audit: { ask: 'masterdata.auditAsk', act: 'masterdata.audit', button: 'btn btn-p' },
  reject: { ask: 'masterdata.rejectAsk', act: 'masterdata.reject', button: 'btn btn-df' },
} as const;

/** Asks before something is done to rows, naming them. The way back has the focus. */
export function ConfirmRows({ action, rows, spared, onConfirm, onClose }: ConfirmRowsProps) {
  const { t } = useTranslation();
  const { ask, act, button } = words[action];
  const named = (some: readonly ListRow[]) => {
    const names = some.slice(0, mostNames).map(rowTitle).join(t('list.comma'));
    return some.length > mostNames ? t('masterdata.andMore', { 0: names, 1: some.length }) : names;
  };
  return (
    <ModalDialog
      role="alertdialog"
      title={t(act)}
      onClose={onClose}
      footer={
        <>
          <SafeButton onClick={onClose}>{t('masterdata.cancel')}</SafeButton>
          {rows.length > 0 && (
            <button type="button" className={button} onClick={onConfirm}>
              {t(act)}
            </button>
          )}
        </>
      }
    >
      <div className="dialog-parts">
        {rows.length > 0 && <p>{t(ask, { 0: named(rows) })}</p>}
        {spared.length > 0 && (
          <p className="mute">{t('masterdata.protected', { 0: named(spared) })}</p>
        )}
      </div>
    </ModalDialog>
  );
}
