import { useMemo, useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import type { Failure } from '../../platform/apollo/failure.ts';
import type { GridOrder } from '../../design/grid/grid-column.ts';
import { useView } from '../../platform/view-address/useView.ts';
import { useServerText } from '../../platform/language/useServerText.ts';
import { hasInput } from '../../records/form/check-fields.ts';
import { fileColumn } from './columns/file-columns.ts';
import { filterOf, orderOf } from './filter-input.ts';
import { can, type ListRow, type Module } from './list-module.ts';
import { type ListState, listState, type UpdateListState } from './columns/list-state.ts';
import type { SearchInput } from './SearchForm.tsx';
import { type Arrangement, useArrangement } from './columns/useArrangement.ts';
import { type ListColumns, useListColumns } from './columns/useListColumns.tsx';
import { useListPage } from './useListPage.ts';
import { useOpenRow } from './useOpenRow.ts';
import { useExternalChanges } from './useExternalChanges.ts';
import { useRowsChange } from './edit/useRowsChange.ts';
import { useTickedRows } from './useTickedRows.ts';

/** The row to highlight after an action: by key, or the first one after a deletion. */
type Mark = { key: string } | 'first' | null;

export type ModuleListState = ReturnType<typeof useModuleList>;

/** Holds the state of a list module and the functions that change it. */
export function useModuleList(
  module: Module,
  initialLoad: { failure: Failure | null; busy: boolean } | null,
) {
  const { view: state, change: updateState } = useView(listState);
  const arrangement = useArrangement(module.code);
  const pageSize = state.size ?? arrangement.pageSize;
  const variables = useListVariables(module, state, pageSize);
  const page = useListPage({
    variables,
    pageSize: pageSize ?? module.pageSize,
    onPage: (number) => updateState({ page: number }),
    initialLoad,
  });
  const columns = useListColumns(module, arrangement.columns);
  const fileColumns = useFileColumns(module, columns);
  const ticked = useTickedRows(page.rows);
  const { currentKey, setMark } = useCurrentRow(state.row, page.rows);
  const openRow = useOpenRow(state.row, updateState, can(module, 'EDIT'));
  const change = useRowsChange({
    moduleCode: module.code,
    onDone(action, done, rows) {
      if (action === 'delete') handleDeleted(done);
      else if (done.length === 0 || rows.length < done.length) page.reload();
      rows.forEach(page.replace);
    },
  });
  const externalChanges = useExternalChanges({
    moduleCode: module.code,
    hasWork: state.row !== null || state.adding || ticked.keys.size > 0,
    busy: page.busy,
    onRefresh: page.reloadInBackground,
  });

  function handleDeleted(keys: readonly string[]) {
    if (state.row !== null && keys.includes(state.row)) openRow.drop();
    ticked.drop(keys);
    setMark('first');
    page.reload();
  }
  function search(part: Partial<ListState>) {
    setMark(null);
    ticked.only([]);
    const next = { ...state, ...part, page: 1 };
    // A repeated search does not change the address, so query again.
    if (JSON.stringify(next) === JSON.stringify(state)) page.reload();
    else updateState({ ...part, page: 1 });
  }
  return {
    state,
    updateState,
    variables,
    page,
    pageSize: page.pageSize,
    columns,
    arrangement,
    ticked,
    change,
    openRow,
    externalChanges,
    currentKey,
    searchFor: ({ keyword, exact, fields }: SearchInput) => search({ keyword, exact, fields }),
    showAll: () => search({ keyword: '', exact: null, fields: {}, all: [], any: [] }),
    filterBy: (conditions: Partial<Pick<ListState, 'all' | 'any'>>) => search(conditions),
    reload() {
      externalChanges.clear();
      setMark(null);
      page.reload();
    },
    ...layoutChanges({ updateState, arrangement, columns }),
    handleAdded(row: ListRow) {
      updateState({ adding: false });
      page.append(row);
      ticked.only([row]);
      setMark({ key: row.key });
    },
    fileColumns,
  };
}

/** Returns the variables of the query for rows, with a stable identity. */
function useListVariables(module: Module, state: ListState, pageSize: number | null) {
  return useMemo(
    () => ({
      code: module.code,
      filter: filterOf(module, state),
      orderBy: orderOf(module, state),
      page: state.page,
      pageSize,
    }),
    [module, state, pageSize],
  );
}

/** Returns the key of the highlighted row: the open one, else the marked one. */
function useCurrentRow(openKey: string | null, rows: readonly ListRow[] | null) {
  const [mark, setMark] = useState<Mark>(null);
  const markedKey = mark === 'first' ? rows?.[0]?.key : mark?.key;
  return { currentKey: openKey ?? markedKey ?? null, setMark };
}

/**
 * Returns a function for the columns of a file: the shown ones for an export, the editable ones for
 * an import.
 */
function useFileColumns(module: Module, { columns }: ListColumns) {
  const { t } = useTranslation();
  const serverText = useServerText();
  return (purpose: 'export' | 'import') =>
    (purpose === 'export' ? columns : module.columns.filter(hasInput)).map((column) =>
      fileColumn(column, { t, serverText }),
    );
}

interface LayoutOptions {
  updateState: UpdateListState;
  arrangement: Arrangement;
  columns: ListColumns;
}

/** Returns the functions that change the order, the page size and the widths of columns. */
function layoutChanges({ updateState, arrangement, columns }: LayoutOptions) {
  return {
    orderBy: (order: GridOrder | null) => updateState({ order, page: 1 }),
    resizePage(size: number) {
      updateState({ size, page: 1 });
      arrangement.savePageSize(size);
    },
    resizeColumn(name: string, width: number | null) {
      arrangement.change(
        columns.arranged.map((column) => (column.name === name ? { ...column, width } : column)),
      );
    },
  };
}
