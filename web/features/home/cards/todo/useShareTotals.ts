import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { TodoCard_TotalsFragmentDoc } from './TodoCard.gen.ts';
import type { TodoCounts } from './todo-counters.ts';

/**
 * Shares the shown totals with the approval center, which shows them until it has loaded its own.
 * They are passed through the cache and not through the URL, because they would be outdated when
 * the URL is opened later.
 */
export function useShareTotals(): (counts: TodoCounts) => void {
  const { cache } = useApolloClient();
  const { id } = useViewer();
  return useCallback(
    ({ started, submitted, pending, pool, todo, handled }) => {
      cache.writeFragment({
        id: cache.identify({ __typename: 'Viewer', id }) ?? '',
        fragment: TodoCard_TotalsFragmentDoc,
        fragmentName: 'TodoCard_totals',
        data: {
          __typename: 'Viewer',
          approvalTotals: {
            __typename: 'ApprovalTotals',
            started,
            submitted,
            pending,
            pool,
            todo,
            handled,
          },
        },
      });
    },
    [cache, id],
  );
}
