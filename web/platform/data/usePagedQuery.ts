import type { TypedDocumentNode } from '@apollo/client';
import { type PartQuery, type PartQueryOptions, usePartQuery } from './usePartQuery.ts';
import { usePageInRange } from './usePageInRange.ts';

/** One page of a list, as the gateway answers it. */
interface Page<Row> {
  nodes: readonly Row[];
  totalCount: number;
}

interface PagedQueryOptions<Data, Variables, Row> extends Omit<
  PartQueryOptions<Data, Variables, Page<Row>>,
  'partOf'
> {
  /** The page in an answer; null if the answer lacks it. */
  pageOf: (data: Data) => Page<Row> | null | undefined;
  page: number;
  pageSize: number;
  /** Called with the number of another page to show. */
  onPage: (page: number) => void;
}

/** A page of a list, with its state. */
export interface PagedRows<Row> extends Pick<
  PartQuery<unknown, unknown>,
  'busy' | 'failure' | 'reload'
> {
  /** Null until loaded. They stay while other ones are loading, and when loading those failed. */
  rows: readonly Row[] | null;
  totalCount: number;
  page: number;
  pageSize: number;
  /** The list has no rows. */
  isEmpty: boolean;
  goTo: (page: number) => void;
}

export type PagedQuery<Data, Row> = PagedRows<Row> &
  Pick<PartQuery<Data, Row>, 'data' | 'error' | 'loading' | 'reloadInBackground'>;

/**
 * Loads a page of a list. The last good rows stay while another page or search is loading and when
 * that fails; only a list without any rows shows a failure in their place. A page that no longer
 * exists leads to the last one.
 */
export function usePagedQuery<Data, Variables, Row>(
  document: TypedDocumentNode<Data, Variables>,
  { pageOf, page, pageSize, onPage, ...options }: PagedQueryOptions<Data, Variables, Row>,
): PagedQuery<Data, Row> {
  const query = usePartQuery(document, { ...options, partOf: pageOf });
  const { part, isOther, busy, failure, data, error, loading, reload, reloadInBackground } = query;
  const shown = failure !== null && part?.nodes.length === 0 ? null : part;
  const rows = shown?.nodes ?? null;
  const totalCount = shown?.totalCount ?? 0;
  const lastPage = Math.max(1, Math.ceil(totalCount / pageSize));
  const isBeyond = rows?.length === 0 && !isOther && page > lastPage;
  usePageInRange({ isBeyond, lastPage, onPage });
  return {
    rows,
    totalCount,
    page,
    pageSize,
    busy,
    failure,
    isEmpty: rows?.length === 0 && !busy && !isBeyond,
    goTo: onPage,
    reload,
    data,
    error,
    loading,
    reloadInBackground,
  };
}
