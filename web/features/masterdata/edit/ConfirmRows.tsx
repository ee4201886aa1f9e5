import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ConfirmDialog } from '../../../design/overlay/ConfirmDialog.tsx';
import { type ListRow, rowTitle } from '../list-module.ts';
import type { RowsAction } from './useRowsMutation.ts';
import './ConfirmRows.css';

interface ConfirmRowsProps {
  action: RowsAction;
  rows: readonly ListRow[];
  /** Ticked rows that must not be deleted and are skipped. */
  protectedRows: readonly ListRow[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Maximum number of names in the sentence. If there are more, a list below has all of them. */
const MAX_NAMES = 5;

const texts = {
  delete: { ask: 'masterdata.deleteAsk', act: 'masterdata.delete', kind: 'final-danger' },
  audit: { ask: 'masterdata.auditAsk', act: 'masterdata.audit', kind: 'primary' },
  reject: { ask: 'masterdata.rejectAsk', act: 'masterdata.reject', kind: 'final-danger' },
} as const;

/** Asks for confirmation before an action on rows and lists their names. */
export function ConfirmRows({ action, rows, protectedRows, onConfirm, onClose }: ConfirmRowsProps) {
  const { t } = useTranslation();
  const { ask, act, kind } = texts[action];
  const listNames = (listed: readonly ListRow[]) => {
    const names = listed.slice(0, MAX_NAMES).map(rowTitle).join(t('list.comma'));
    return listed.length > MAX_NAMES
      ? t('masterdata.andMore', { 0: names, 1: listed.length })
      : names;
  };
  return (
    <ConfirmDialog
      title={t(act)}
      keep={{ text: t('masterdata.cancel'), onSelect: onClose }}
      act={rows.length > 0 ? { text: t(act), kind, onSelect: onConfirm } : undefined}
    >
      {rows.length > 0 && <p>{t(ask, { 0: listNames(rows) })}</p>}
      {rows.length > MAX_NAMES && <AllNames rows={rows} />}
      {protectedRows.length > 0 && (
        <p className="mute">{t('masterdata.protected', { 0: listNames(protectedRows) })}</p>
      )}
    </ConfirmDialog>
  );
}

/** The names of all rows, in a box that scrolls, so that the question and its buttons stay in view. */
function AllNames({ rows }: { rows: readonly ListRow[] }) {
  const { t } = useTranslation();
  return (
    <ul className="confirm-names" aria-label={t('masterdata.allNames')}>
      {rows.map((row) => (
        <li key={row.key}>{rowTitle(row)}</li>
      ))}
    </ul>
  );
}
