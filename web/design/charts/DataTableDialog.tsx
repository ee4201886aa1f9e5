import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { type DataTable } from './data-table.ts';
import { DataTableView } from './DataTableView.tsx';
import './DataTableDialog.css';

/**
 * The table of a card in a dialog. The native `<dialog>` keeps the focus inside, closes on Escape
 * and returns the focus.
 */
export function DataTableDialog({
  table,
  asOf,
  onClose,
}: {
  table: DataTable;
  asOf: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(function openDialog() {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="data-dialog" aria-label={table.title} onClose={onClose}>
      <div className="data-dialog-head">
        <h2>{table.title}</h2>
        <span className="small mute">{asOf}</span>
        <span className="grow" />
        <Button
          kind="icon"
          aria-label={t('card.close')}
          title={t('card.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </Button>
      </div>
      <div className="data-dialog-body">
        <DataTableView table={table} />
      </div>
    </dialog>
  );
}
