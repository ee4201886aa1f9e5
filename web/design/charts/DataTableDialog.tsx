import { ModalDialog } from '../overlay/ModalDialog.tsx';
import { type DataTable } from './data-table.ts';
import { DataTableView } from './DataTableView.tsx';

interface DataTableDialogProps {
  table: DataTable;
  asOf: string;
  onClose: () => void;
}

/** The table of a card in a dialog. */
export function DataTableDialog({ table, asOf, onClose }: DataTableDialogProps) {
  return (
    <ModalDialog title={table.title} note={asOf} size="table" onClose={onClose}>
      <DataTableView table={table} />
    </ModalDialog>
  );
}
