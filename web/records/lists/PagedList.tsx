import type { ComponentProps, ReactNode } from 'react';
import { ListFailure, StaleRows } from '../../design/feedback/ListNote.tsx';
import { Pager } from '../../design/table/Pager.tsx';
import type { PagedRows } from '../../platform/data/usePagedQuery.ts';

interface PagedListProps extends Pick<ComponentProps<typeof Pager>, 'sizes' | 'onPageSize'> {
  label: string;
  list: PagedRows<unknown>;
  /** The title of the failure, if there are no rows to show. */
  failedTitle: string;
  /** Shown in place of a list without rows. */
  empty: ReactNode;
  /** Between the rows and the pager, such as the actions for ticked rows. */
  below?: ReactNode;
  /** The rows, or their placeholder. */
  children: ReactNode;
}

/**
 * The rows of a page and the pager. If the rows could not be loaded it shows the reason in their
 * place, or above the previous rows if there are any.
 */
export function PagedList(props: PagedListProps) {
  const { label, list, failedTitle, empty, below, children, ...sizing } = props;
  const { rows, failure, isEmpty, reload } = list;
  if (failure !== null && rows === null)
    return <ListFailure title={failedTitle} failure={failure} onRetry={reload} />;
  return (
    <>
      {failure !== null && <StaleRows failure={failure} onRetry={reload} />}
      {isEmpty ? empty : children}
      {below}
      {rows !== null && !isEmpty && (
        <Pager
          label={label}
          page={list.page}
          pageSize={list.pageSize}
          totalCount={list.totalCount}
          busy={list.busy}
          onPage={list.goTo}
          {...sizing}
        />
      )}
    </>
  );
}
