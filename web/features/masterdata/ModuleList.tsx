import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../platform/apollo/failure.ts';
import { useOptionSearch } from '../../records/fields/useOptionSearch.ts';
import { ColumnChooser } from '../../records/views/ColumnChooser.tsx';
import { useOpenDialog } from '../../platform/workbench/Dialogs.tsx';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { shortcuts } from '../../design/keyboard/shortcut-list.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { useShortcut } from '../../design/keyboard/useShortcut.ts';
import { ColumnNote } from './columns/ColumnNote.tsx';
import { OpenRow } from './edit/OpenRow.tsx';
import { can, type Module } from './list-module.ts';
import { ListDialogs, type ListDialog } from './ListDialogs.tsx';
import { ListPrint } from './columns/ListPrint.tsx';
import { ListSheet } from './ListSheet.tsx';
import { type ToolbarAction, ListToolbar } from './ListToolbar.tsx';
import { ListViews } from './columns/ListViews.tsx';
import { OutcomeNote } from './edit/OutcomeNote.tsx';
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
  const { t } = useTranslation();
  const { selected } = useTab();
  const openDialog = useOpenDialog();
  const search = useOptionSearch(module.code);
  const [dialog, setDialog] = useState<ListDialog | null>(null);
  const list = useModuleList(module, initialLoad);
  const { state, updateState, page, columns, ticked, change, openRow } = list;
  const keys = selected && dialog === null && !state.adding;
  const mayAdd = can(module, 'ADD');
  const add = () => updateState({ adding: true });
  useShortcut(shortcuts.newRow, add, keys && mayAdd);

  const actions: Readonly<Record<ToolbarAction, () => void>> = {
    add,
    audit: () => setDialog('audit'),
    reject: () => setDialog('reject'),
    delete: () => setDialog('delete'),
    bulkEdit: () => setDialog('bulkEdit'),
    filter: () => setDialog('filter'),
    refresh: list.reload,
    print: () => window.print(),
    import: () =>
      openDialog('import', {
        module: module.code,
        title,
        columns: JSON.stringify(list.fileColumns('import')),
      }),
    export: () =>
      openDialog('export', {
        module: module.code,
        title,
        total: String(page.totalCount),
        request: JSON.stringify({
          ...{ filter: list.variables.filter, orderBy: list.variables.orderBy },
          columns: list.fileColumns('export'),
        }),
      }),
  };
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
        <section className="card master-list" aria-label={t('masterdata.list', { 0: title })}>
          <ListToolbar
            module={module}
            ticked={ticked.rows}
            busy={change.busy}
            onAct={(action) => actions[action]()}
            onUntick={() => ticked.only([])}
          >
            <ColumnChooser
              isIcon
              columns={columns.arranged}
              onChange={list.arrangement.change}
              onReset={list.arrangement.reset}
            />
          </ListToolbar>
          {change.outcome !== null && (
            <OutcomeNote outcome={change.outcome} onClose={change.clearOutcome} />
          )}
          {list.externalChanges.isStale && (
            <div className="list-stale" role="status">
              <Icon name="info" size="small" />
              <span className="grow">{t('masterdata.changedByOthers')}</span>
              <button type="button" className="btn btn-t" onClick={list.reload}>
                {t('masterdata.refresh')}
              </button>
            </div>
          )}
          <ListSheet
            module={module}
            title={title}
            list={list}
            keys={keys}
            onAdd={mayAdd ? add : null}
          />
        </section>
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
          enabled={selected}
          title={title}
          columns={columns.columns}
          rows={page.rows}
          totalCount={page.totalCount}
        />
      )}
    </div>
  );
}
