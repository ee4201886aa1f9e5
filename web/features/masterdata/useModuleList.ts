import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../platform/apollo/failure.ts';
import type { GridOrder } from '../../design/grid/grid-column.ts';
import { useServerText } from '../../platform/language/useServerText.ts';
import { hasInput } from '../../records/form/check-fields.ts';
import { fileColumn } from './columns/file-columns.ts';
import { filterOf, orderOf } from './filter-input.ts';
import { can, type ListRow, type Module } from './list-module.ts';
import type { ListLook } from './columns/list-view.ts';
import type { Wanted } from './SearchForm.tsx';
import { useArrangement } from './columns/useArrangement.ts';
import { useListColumns } from './columns/useListColumns.tsx';
import { useListLook } from './columns/useListLook.ts';
import { useListPage } from './useListPage.ts';
import { useOpenRow } from './useOpenRow.ts';
import { useOthersChanges } from './useOthersChanges.ts';
import { useRowsChange } from './edit/useRowsChange.ts';
import { useTicked } from './useTicked.ts';

/** The row that something was just done to: by its key, or the first one after a deletion. */
type Mark = { key: string } | 'first' | null;

export type ModuleListState = ReturnType<typeof useModuleList>;

/** What a list of a module shows and what is done in it. */
export function useModuleList(
  module: Module,
  cameAlong: { failure: Failure | null; busy: boolean } | null,
) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { look, goTo } = useListLook();
  const arrangement = useArrangement(module.code);
  const pageSize = look.size ?? arrangement.pageSize;
  const variables = useMemo(
    () => ({
      code: module.code,
      filter: filterOf(module, look),
      orderBy: orderOf(module, look),
      page: look.page,
      pageSize,
    }),
    [module, look, pageSize],
  );
  const page = useListPage({ variables, cameAlong });
  const columns = useListColumns(module, arrangement.columns);
  const ticked = useTicked(page.rows);
  const [mark, setMark] = useState<Mark>(null);
  const opened = useOpenRow(look.row, goTo, can(module, 'EDIT'));
  const change = useRowsChange({
    moduleCode: module.code,
    onDone(action, done, rows) {
      if (action === 'delete') {
        if (look.row !== null && done.includes(look.row)) opened.drop();
        ticked.drop(done);
        setMark('first');
        page.search();
      } else if (done.length === 0 || rows.length < done.length) page.search();
      rows.forEach(page.replace);
    },
  });
  const hasWork = look.row !== null || look.adding || ticked.keys.size > 0;
  const others = useOthersChanges({
    moduleCode: module.code,
    hasWork,
    busy: page.busy,
    onRefresh: page.search,
  });
  const shownSize = pageSize ?? module.pageSize;
  const last = Math.max(1, Math.ceil(page.totalCount / shownSize));
  const isBeyond = !page.busy && page.rows?.length === 0 && page.totalCount > 0 && look.page > last;
  const goToLast = useEffectEvent(() => goTo({ page: last }));
  useEffect(
    function stayInRange() {
      if (isBeyond) goToLast();
    },
    [isBeyond],
  );

  function lookFor(part: Partial<ListLook>) {
    setMark(null);
    ticked.only([]);
    const next = { ...look, ...part, page: 1 };
    // The same once more is asked anew.
    if (JSON.stringify(next) === JSON.stringify(look)) page.search();
    else goTo({ ...part, page: 1 });
  }
  return {
    look,
    goTo,
    variables,
    page,
    pageSize: shownSize,
    columns,
    arrangement,
    ticked,
    change,
    opened,
    others,
    currentKey:
      look.row ?? (mark === 'first' ? (page.rows?.[0]?.key ?? null) : (mark?.key ?? null)),
    searchFor: ({ keyword, exact, fields }: Wanted) => lookFor({ keyword, exact, fields }),
    lookAtAll: () => lookFor({ keyword: '', exact: null, fields: {}, all: [], any: [] }),
    filterBy: (conditions: Partial<Pick<ListLook, 'all' | 'any'>>) => lookFor(conditions),
    again() {
      others.forget();
      setMark(null);
      page.search();
    },
    orderBy: (order: GridOrder | null) => goTo({ order, page: 1 }),
    resizePage(size: number) {
      goTo({ size, page: 1 });
      arrangement.keepPageSize(size);
    },
    resizeColumn(name: string, width: number | null) {
      arrangement.change(
        columns.arranged.map((one) => (one.name === name ? { ...one, width } : one)),
      );
    },
    added(row: ListRow) {
      goTo({ adding: false });
      page.append(row);
      ticked.only([row]);
      setMark({ key: row.key });
    },
    /** The columns of a file: those that are shown, for an export, or that can be typed in, for an import. */
    fileColumns: (way: 'export' | 'import') =>
      (way === 'export' ? columns.columns : module.columns.filter(hasInput)).map((column) =>
        fileColumn(column, { t, serverText }),
      ),
  };
}
