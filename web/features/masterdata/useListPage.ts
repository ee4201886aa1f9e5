import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf, type Failure } from '../../platform/apollo/failure.ts';
import { useLastAnswer } from '../../platform/apollo/useLastAnswer.ts';
import type { ListRow } from './list-module.ts';
import { ListRowsDocument, type ListRowsQueryVariables, useListRowsQuery } from './ListRows.gen.ts';

export interface ListPage {
  /** Null until the first rows are loaded, also if that failed. */
  rows: readonly ListRow[] | null;
  totalCount: number;
  busy: boolean;
  /** Why the last request failed; null if it did not. */
  failure: Failure | null;
  /** Repeats the query. */
  reload: () => void;
  /** Appends a new row to the page, where it stays until the next search. */
  append: (row: ListRow) => void;
  /** Replaces a row by its current version. */
  replace: (row: ListRow) => void;
}

interface ListPageOptions {
  variables: ListRowsQueryVariables;
  /** The state of the rows that were loaded with the metadata; null if they were not. */
  initialLoad: { failure: Failure | null; busy: boolean } | null;
}

const noAddedRows = { key: '', rows: [] as readonly ListRow[] };

/** Loads a page of rows. The previous rows stay while new ones are loading or if loading fails. */
export function useListPage({ variables, initialLoad }: ListPageOptions): ListPage {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  const [first] = useState(key);
  const firstLoad = key === first ? initialLoad : null;
  const { data, error, loading, refetch } = useListRowsQuery({
    variables,
    fetchPolicy: initialLoad === null ? 'cache-and-network' : 'cache-first',
    // A new search always asks the network for current rows.
    nextFetchPolicy: (current, { reason }) =>
      reason === 'variables-changed'
        ? 'network-only'
        : current === 'cache-and-network'
          ? 'cache-first'
          : current,
    notifyOnNetworkStatusChange: true,
    skip: firstLoad?.busy === true,
  });
  const answer = data?.viewer?.listModule?.rows;
  const good = useLastAnswer(key, answer)?.answer ?? null;
  const [added, setAdded] = useState(noAddedRows);
  if (added.key !== key && added.rows.length > 0) setAdded(noAddedRows);
  const extra =
    added.key === key
      ? added.rows.filter((row) => !(good?.nodes ?? []).some((loaded) => loaded.key === row.key))
      : [];
  const busy = loading || firstLoad?.busy === true;
  const isMissing = !busy && answer == null;
  return {
    rows: good === null ? null : [...good.nodes, ...extra],
    totalCount: (good?.totalCount ?? 0) + extra.length,
    busy,
    failure:
      error !== undefined
        ? failureOf(error)
        : isMissing
          ? (firstLoad?.failure ?? failureOf({ errors: [{}] }))
          : null,
    reload() {
      setAdded(noAddedRows);
      void refetch().catch(() => undefined);
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

type Answer = NonNullable<ReturnType<typeof useListRowsQuery>['data']>;

function withRow(old: unknown, row: ListRow) {
  const answer = old as Answer | null;
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
  } as never;
}
