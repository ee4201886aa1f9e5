import { useState } from 'react';
import type { Failure } from '../../platform/apollo/failure.ts';
import { useOptionSearch } from '../../records/fields/useOptionSearch.ts';
import { shortcuts } from '../../design/keyboard/shortcut-list.ts';
import { useShortcut } from '../../design/keyboard/useShortcut.ts';
import { ColumnNote } from './columns/ColumnNote.tsx';
import { OpenRow } from './edit/OpenRow.tsx';
import { can, type Module } from './list-module.ts';
import { ListDialogs, type ListDialog } from './ListDialogs.tsx';
import { ListPrint } from './columns/ListPrint.tsx';
import { ListCard } from './ListCard.tsx';
import { useToolbarActions } from './useToolbarActions.ts';
import { ListViews } from './columns/ListViews.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useModuleList } from './useModuleList.ts';

interface ModuleListProps {
  module: Module;
  title: string;
  /** The state of the rows that were loaded with the metadata; null if they were not. */
  initialLoad: { failure: Failure | null; busy: boolean } | null;
}

/** A list module: search form, toolbar, rows by page, and the open row beside them. */
export function ModuleList({ module, title, initialLoad }: ModuleListProps) {
  const search = useOptionSearch(module.code);
  const [dialog, setDialog] = useState<ListDialog | null>(null);
  const list = useModuleList(module, initialLoad);
  const { state, updateState, page, columns, openRow } = list;
  const keys = dialog === null && !state.adding;
  const mayAdd = can(module, 'ADD');
  const add = () => updateState({ adding: true });
  useShortcut(shortcuts.newRow, add, keys && mayAdd);

  const actions = useToolbarActions({ module, title, list, openDialog: setDialog });
  const openKey = state.row;
  return (
    <div className="master-data">
      <header className="master-head">
        <h1>{title}</h1>
        <ListViews module={module} list={list} />
        <ColumnNote module={module} />
      </header>
      <SearchForm
        module={module}
        state={state}
        search={search}
        keys={keys}
        onSearch={list.searchFor}
      />
      <div className={openKey === null ? 'master-split' : 'master-split master-split-open'}>
        <ListCard
          module={module}
          title={title}
          list={list}
          keys={keys}
          onAdd={mayAdd ? add : null}
          onAct={(action) => actions[action]()}
        />
        {openKey !== null && (
          <OpenRow
            key={openKey}
            rowKey={openKey}
            row={page.rows?.find(({ key }) => key === openKey) ?? null}
            waiting={page.rows === null && page.busy}
            module={module}
            title={title}
            search={search}
            wasOpened={openRow.openedKey === openKey}
            keys={keys}
            handle={openRow.panel}
            onSaved={page.replace}
            onClose={openRow.close}
          />
        )}
      </div>
      <ListDialogs
        module={module}
        title={title}
        list={list}
        search={search}
        dialog={dialog}
        onClose={() => setDialog(null)}
      />
      {page.rows !== null && (
        <ListPrint
          title={title}
          columns={columns.columns}
          rows={page.rows}
          totalCount={page.totalCount}
        />
      )}
    </div>
  );
}
