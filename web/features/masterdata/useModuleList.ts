import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../platform/apollo/failure.ts';
import type { GridOrder } from '../../design/grid/grid-column.ts';
import { useServerText } from '../../platform/language/useServerText.ts';
import { hasInput } from '../../records/form/check-fields.ts';
import { fileColumn } from './columns/file-columns.ts';
import { filterOf, orderOf } from './filter-input.ts';
import { can, type ListRow, type Module } from './list-module.ts';
import type { ListState } from './columns/list-state.ts';
import type { SearchInput } from './SearchForm.tsx';
import { useArrangement } from './columns/useArrangement.ts';
import { useListColumns } from './columns/useListColumns.tsx';
import { useListState } from './columns/useListState.ts';
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
  const { t } = useTranslation();
  const serverText = useServerText();
  const { state, updateState } = useListState();
  const arrangement = useArrangement(module.code);
  const pageSize = state.size ?? arrangement.pageSize;
  const variables = useMemo(
    () => ({
      code: module.code,
      filter: filterOf(module, state),
      orderBy: orderOf(module, state),
      page: state.page,
      pageSize,
    }),
    [module, state, pageSize],
  );
  const page = useListPage({ variables, initialLoad });
  const columns = useListColumns(module, arrangement.columns);
  const ticked = useTickedRows(page.rows);
  const [mark, setMark] = useState<Mark>(null);
  const openRow = useOpenRow(state.row, updateState, can(module, 'EDIT'));
  const change = useRowsChange({
    moduleCode: module.code,
    onDone(action, done, rows) {
      if (action === 'delete') {
        if (state.row !== null && done.includes(state.row)) openRow.drop();
        ticked.drop(done);
        setMark('first');
        page.reload();
      } else if (done.length === 0 || rows.length < done.length) page.reload();
      rows.forEach(page.replace);
    },
  });
  const hasWork = state.row !== null || state.adding || ticked.keys.size > 0;
  const externalChanges = useExternalChanges({
    moduleCode: module.code,
    hasWork,
    busy: page.busy,
    onRefresh: page.reload,
  });
  const shownSize = pageSize ?? module.pageSize;
  const lastPage = Math.max(1, Math.ceil(page.totalCount / shownSize));
  const isBeyond =
    !page.busy && page.rows?.length === 0 && page.totalCount > 0 && state.page > lastPage;
  const goToLast = useEffectEvent(() => updateState({ page: lastPage }));
  useEffect(
    function leaveMissingPage() {
      if (isBeyond) goToLast();
    },
    [isBeyond],
  );

  function search(part: Partial<ListState>) {
    setMark(null);
    ticked.only([]);
    const next = { ...state, ...part, page: 1 };
    // A repeated search does not change the address, so query reload.
    if (JSON.stringify(next) === JSON.stringify(state)) page.reload();
    else updateState({ ...part, page: 1 });
  }
  return {
    state,
    updateState,
    variables,
    page,
    pageSize: shownSize,
    columns,
    arrangement,
    ticked,
    change,
    openRow,
    externalChanges,
    currentKey:
      state.row ?? (mark === 'first' ? (page.rows?.[0]?.key ?? null) : (mark?.key ?? null)),
    searchFor: ({ keyword, exact, fields }: SearchInput) => search({ keyword, exact, fields }),
    showAll: () => search({ keyword: '', exact: null, fields: {}, all: [], any: [] }),
    filterBy: (conditions: Partial<Pick<ListState, 'all' | 'any'>>) => search(conditions),
    reload() {
      externalChanges.clear();
      setMark(null);
      page.reload();
    },
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
    handleAdded(row: ListRow) {
      updateState({ adding: false });
      page.append(row);
      ticked.only([row]);
      setMark({ key: row.key });
    },
    /**
     * Returns the columns of a file: the shown ones for an export, the editable ones for an import.
     */
    fileColumns: (way: 'export' | 'import') =>
      (way === 'export' ? columns.columns : module.columns.filter(hasInput)).map((column) =>
        fileColumn(column, { t, serverText }),
      ),
  };
}
