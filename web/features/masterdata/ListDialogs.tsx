import { useTranslation } from '../../design/language/useTranslation.ts';
import type { OptionSearch } from '../../records/fields/option-search.ts';
import { useNotify } from '../../design/feedback/Notices.tsx';
import { BulkEditDialog } from './edit/BulkEditDialog.tsx';
import { ConfirmRows } from './edit/ConfirmRows.tsx';
import { AddDialog } from './edit/AddDialog.tsx';
import { FilterBuilder } from './filter/FilterBuilder.tsx';
import { LeaveDialog } from './edit/LeaveDialog.tsx';
import { can, type Module } from './list-module.ts';
import type { ModuleListState } from './useModuleList.ts';

/** The dialogs that the toolbar opens. */
export type ListDialog = 'audit' | 'reject' | 'delete' | 'bulkEdit' | 'filter';

interface ListDialogsProps {
  module: Module;
  title: string;
  list: ModuleListState;
  search: OptionSearch;
  dialog: ListDialog | null;
  onClose: () => void;
}

/**
 * The dialogs of a list: confirmations for ticked rows, bulk edit, filter, a new row, and the
 * question about unsaved changes.
 */
export function ListDialogs({ module, title, list, search, dialog, onClose }: ListDialogsProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { state, updateState, ticked, change, openRow } = list;
  const { leaving } = openRow;
  const isConfirmation = dialog === 'audit' || dialog === 'reject' || dialog === 'delete';
  const protectedRows =
    dialog === 'delete' ? ticked.rows.filter(({ isDeletable }) => !isDeletable) : [];
  const affectedRows = ticked.rows.filter((row) => !protectedRows.includes(row));
  return (
    <>
      {isConfirmation && (
        <ConfirmRows
          action={dialog}
          rows={affectedRows}
          protectedRows={protectedRows}
          onClose={onClose}
          onConfirm={() => {
            onClose();
            void change.act(dialog, affectedRows);
          }}
        />
      )}
      {dialog === 'bulkEdit' && (
        <BulkEditDialog
          module={module}
          count={ticked.rows.length}
          search={search}
          onClose={onClose}
          onApply={(values) => {
            onClose();
            void change.edit(ticked.rows, values);
          }}
        />
      )}
      {dialog === 'filter' && (
        <FilterBuilder
          module={module}
          state={state}
          search={search}
          onClose={onClose}
          onApply={(conditions) => {
            onClose();
            list.filterBy(conditions);
          }}
        />
      )}
      {state.adding && can(module, 'ADD') && (
        <AddDialog
          module={module}
          title={title}
          search={search}
          onAdded={(row) => {
            notify(t('masterdata.added'));
            list.handleAdded(row);
          }}
          onClose={() => updateState({ adding: false })}
        />
      )}
      {leaving !== null && (
        <LeaveDialog
          name={state.row ?? title}
          onStay={openRow.stay}
          onDiscard={openRow.discard}
          {...(leaving.canSave && { onSave: () => void openRow.save() })}
        />
      )}
    </>
  );
}
