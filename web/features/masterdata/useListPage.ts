import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf, type Failure } from '../../platform/apollo/failure.ts';
import { useLastGood } from '../../platform/apollo/useLastGood.ts';
import type { ListRow } from './list-module.ts';
import { ListRowsDocument, type ListRowsQueryVariables, useListRowsQuery } from './ListRows.gen.ts';

export interface ListPage {
  /** Null while the first ones are on their way, or could not be had. */
  rows: readonly ListRow[] | null;
  totalCount: number;
  busy: boolean;
  /** Why the rows that were asked for last could not be had. */
  failure: Failure | null;
  /** The same once more. */
  search: () => void;
  /** Puts a new row at the end of the page, where it stays until the next search. */
  append: (row: ListRow) => void;
  /** Puts a row as it is by now in its place. */
  replace: (row: ListRow) => void;
}

interface ListPageParts {
  variables: ListRowsQueryVariables;
  /** The rows came with the columns, and how that ended. */
  cameAlong: { failure: Failure | null; busy: boolean } | null;
}

const nothingAdded = { key: '', rows: [] as readonly ListRow[] };

/** A page of rows. The former ones stay while others are on their way, and when those could not be had. */
export function useListPage({ variables, cameAlong }: ListPageParts): ListPage {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  const [first] = useState(key);
  const along = key === first ? cameAlong : null;
  const { data, error, loading, refetch } = useListRowsQuery({
    variables,
    fetchPolicy: cameAlong === null ? 'cache-and-network' : 'cache-first',
    // Whoever looks for something wants it as it is by now.
    nextFetchPolicy: (current, { reason }) =>
      reason === 'variables-changed'
        ? 'network-only'
        : current === 'cache-and-network'
          ? 'cache-first'
          : current,
    notifyOnNetworkStatusChange: true,
    skip: along?.busy === true,
  });
  const answer = data?.viewer?.listModule?.rows;
  const good = useLastGood(key, answer)?.answer ?? null;
  const [added, setAdded] = useState(nothingAdded);
  if (added.key !== key && added.rows.length > 0) setAdded(nothingAdded);
  const extra =
    added.key === key
      ? added.rows.filter((row) => !(good?.nodes ?? []).some((one) => one.key === row.key))
      : [];
  const busy = loading || along?.busy === true;
  const isMissing = !busy && answer == null;
  return {
    rows: good === null ? null : [...good.nodes, ...extra],
    totalCount: (good?.totalCount ?? 0) + extra.length,
    busy,
    failure:
      error !== undefined
        ? failureOf(error)
        : isMissing
          ? (along?.failure ?? failureOf({ errors: [{}] }))
          : null,
    search() {
      setAdded(nothingAdded);
      void refetch().catch(() => undefined);
    },
    append: (row) =>
      setAdded((old) => ({ key, rows: [...(old.key === key ? old.rows : []), row] })),
    replace(row) {
      setAdded((old) => ({
        ...old,
        rows: old.rows.map((one) => (one.key === row.key ? row : one)),
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
  const nodes = listModule.rows.nodes.map((one) =>
    one.key === row.key ? { ...one, ...row } : one,
  );
  return {
    ...answer,
    viewer: {
      ...answer.viewer,
      listModule: { ...listModule, rows: { ...listModule.rows, nodes } },
    },
  } as never;
}
