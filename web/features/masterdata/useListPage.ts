import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Failure } from '../../platform/apollo/failure.ts';
import { type PagedQuery, usePagedQuery } from '../../platform/data/usePagedQuery.ts';
import type { ListRow } from './list-module.ts';
import {
  ListRowsDocument,
  type ListRowsQuery,
  type ListRowsQueryVariables,
} from './ListRows.gen.ts';

export interface ListPage extends PagedQuery<ListRowsQuery, ListRow> {
  /** Appends a new row to the page, where it stays until the next search. */
  append: (row: ListRow) => void;
  /** Replaces a row by its current version. */
  replace: (row: ListRow) => void;
}

interface ListPageOptions {
  variables: ListRowsQueryVariables;
  pageSize: number;
  onPage: (page: number) => void;
  /** The state of the rows that were loaded with the metadata; null if they were not. */
  initialLoad: { failure: Failure | null; busy: boolean } | null;
}

const noAddedRows = { key: '', rows: [] as readonly ListRow[] };

/**
 * Loads a page of rows, or takes the first one from the cache if it was loaded with the metadata.
 * New rows are added to it.
 */
export function useListPage({
  variables,
  pageSize,
  onPage,
  initialLoad,
}: ListPageOptions): ListPage {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  const [firstKey, setFirstKey] = useState(initialLoad === null ? null : key);
  if (firstKey !== null && firstKey !== key) setFirstKey(null);
  const firstLoad = firstKey === key ? initialLoad : null;
  const query = usePagedQuery(ListRowsDocument, {
    variables,
    pageOf: ({ viewer }) => viewer?.listModule?.rows,
    page: variables.page,
    pageSize,
    onPage,
    fetchPolicy: firstLoad === null ? 'cache-and-network' : 'cache-first',
    skip: firstLoad?.busy === true,
  });
  const [added, setAdded] = useState(noAddedRows);
  if (added.key !== key && added.rows.length > 0) setAdded(noAddedRows);
  const extra = added.rows.filter(
    (row) => added.key === key && query.rows?.some((loaded) => loaded.key === row.key) === false,
  );
  return {
    ...query,
    rows: query.rows === null || extra.length === 0 ? query.rows : [...query.rows, ...extra],
    totalCount: query.totalCount + extra.length,
    isEmpty: query.isEmpty && extra.length === 0,
    busy: query.loading || firstLoad?.busy === true,
    // If the rows failed with the metadata, the cache has no rows, but the reason is known.
    failure:
      query.failure !== null && query.error === undefined
        ? (firstLoad?.failure ?? query.failure)
        : query.failure,
    reload() {
      setAdded(noAddedRows);
      query.reload();
    },
    append: (row) =>
      setAdded((old) => ({ key, rows: [...(old.key === key ? old.rows : []), row] })),
    replace(row) {
      setAdded((old) => ({
        ...old,
        rows: old.rows.map((addedRow) => (addedRow.key === row.key ? row : addedRow)),
      }));
      client.cache.updateQuery({ query: ListRowsDocument, variables }, (old) => withRow(old, row));
    },
  };
}

function withRow(answer: ListRowsQuery | null, row: ListRow): ListRowsQuery | undefined {
  const listModule = answer?.viewer?.listModule;
  if (answer?.viewer == null || listModule?.rows == null) return undefined;
  const nodes = listModule.rows.nodes.map((loaded) =>
    loaded.key === row.key ? { ...loaded, ...row } : loaded,
  );
  return {
    ...answer,
    viewer: {
      ...answer.viewer,
      listModule: { ...listModule, rows: { ...listModule.rows, nodes } },
    },
  };
}
