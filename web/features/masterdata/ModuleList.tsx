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
import { type BarAction, ListToolbar } from './ListToolbar.tsx';
import { ListViews } from './columns/ListViews.tsx';
import { OutcomeNote } from './edit/OutcomeNote.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useModuleList } from './useModuleList.ts';

interface ModuleListProps {
  module: Module;
  title: string;
  /** How the rows that came with the columns have ended; null when they did not. */
  cameAlong: { failure: Failure | null; busy: boolean } | null;
}

/** A module: what is looked for, what may be done, the rows by page, and beside them the one that is open. */
export function ModuleList({ module, title, cameAlong }: ModuleListProps) {
  const { t } = useTranslation();
  const { selected } = useTab();
  const openDialog = useOpenDialog();
  const search = useOptionSearch(module.code);
  const [dialog, setDialog] = useState<ListDialog | null>(null);
  const list = useModuleList(module, cameAlong);
  const { look, goTo, page, columns, ticked, change, opened } = list;
  const keys = selected && dialog === null && !look.adding;
  const mayAdd = can(module, 'ADD');
  const add = () => goTo({ adding: true });
  useShortcut(shortcuts.newRow, add, keys && mayAdd);

  const acts: Readonly<Record<BarAction, () => void>> = {
    add,
    audit: () => setDialog('audit'),
    reject: () => setDialog('reject'),
    delete: () => setDialog('delete'),
    bulkEdit: () => setDialog('bulkEdit'),
    filter: () => setDialog('filter'),
    refresh: list.again,
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
  const openKey = look.row;
  return (
    <div className="master-data">
      <header className="master-head">
        <h1>{title}</h1>
        <ListViews module={module} list={list} />
        <ColumnNote module={module} />
      </header>
      <SearchForm
        module={module}
        look={look}
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
            onAct={(action) => acts[action]()}
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
            <OutcomeNote outcome={change.outcome} onClose={change.forget} />
          )}
          {list.others.isStale && (
            <div className="list-stale" role="status">
              <Icon name="info" size="small" />
              <span className="grow">{t('masterdata.changedByOthers')}</span>
              <button type="button" className="btn btn-t" onClick={list.again}>
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
            wasOpened={opened.openedKey === openKey}
            keys={keys}
            handle={opened.panel}
            onSaved={page.replace}
            onClose={opened.close}
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
