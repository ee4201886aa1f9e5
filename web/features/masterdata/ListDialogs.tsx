import { useTranslation } from 'react-i18next';
import type { OptionSearch } from '../../records/fields/option-search.ts';
import { useNotify } from '../../design/feedback/Notices.tsx';
import { BulkEditDialog } from './edit/BulkEditDialog.tsx';
import { ConfirmRows } from './edit/ConfirmRows.tsx';
import { AddDialog } from './edit/AddDialog.tsx';
import { FilterBuilder } from './filter/FilterBuilder.tsx';
import { LeaveDialog } from './edit/LeaveDialog.tsx';
import { can, type Module } from './list-module.ts';
import type { ModuleListState } from './useModuleList.ts';

/** What lies over the list. */
export type ListDialog = 'audit' | 'reject' | 'delete' | 'bulkEdit' | 'filter';

interface ListDialogsProps {
  module: Module;
  title: string;
  list: ModuleListState;
  search: OptionSearch;
  dialog: ListDialog | null;
  onClose: () => void;
}

/** The dialogs of a list: a new row, what is done to the ticked ones, the filter, and the question before something unsaved goes. */
export function ListDialogs({ module, title, list, search, dialog, onClose }: ListDialogsProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { look, goTo, ticked, change, opened } = list;
  const { leaving } = opened;
  const isAsked = dialog === 'audit' || dialog === 'reject' || dialog === 'delete';
  const spared = dialog === 'delete' ? ticked.rows.filter(({ isDeletable }) => !isDeletable) : [];
  const meant = ticked.rows.filter((row) => !spared.includes(row));
  return (
    <>
      {isAsked && (
        <ConfirmRows
          action={dialog}
          rows={meant}
          spared={spared}
          onClose={onClose}
          onConfirm={() => {
            onClose();
            void change.act(dialog, meant);
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
          look={look}
          search={search}
          onClose={onClose}
          onApply={(conditions) => {
            onClose();
            list.filterBy(conditions);
          }}
        />
      )}
      {look.adding && can(module, 'ADD') && (
        <AddDialog
          module={module}
          title={title}
          search={search}
          onAdded={(row) => {
            notify(t('masterdata.added'));
            list.added(row);
          }}
          onClose={() => goTo({ adding: false })}
        />
      )}
      {leaving !== null && (
        <LeaveDialog
          name={look.row ?? title}
          onStay={opened.stay}
          onDiscard={opened.discard}
          {...(leaving.canSave && { onSave: () => void opened.save() })}
        />
      )}
    </>
  );
}
