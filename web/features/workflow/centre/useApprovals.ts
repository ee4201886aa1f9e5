import { useCallback } from 'react';
import { useLastAnswer } from '../../../platform/apollo/useLastAnswer.ts';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { missingAnswerError } from '../../../platform/apollo/missing-answer-error.ts';
import type { ApprovalList } from '../../../generated/schema.ts';
import { useReloadOnLiveEvent } from '../../../platform/session/useReloadOnLiveEvent.ts';
import { type ApprovalsQuery, useApprovalsQuery } from './ApprovalList.gen.ts';
import { type CentreView, filterOf } from './centre-view.ts';

type ApprovalPage = NonNullable<NonNullable<ApprovalsQuery['viewer']>['approvals']>;
export type Approval = ApprovalPage['nodes'][number];

/** Approvals per page. */
export const PAGE_SIZE = 30;

const liveEventKinds = ['approval'] as const;

export interface Approvals {
  /** Null until first loaded. While the next page loads, this is the previous one. */
  page: ApprovalPage | null;
  /** The previous page is shown until the requested one is loaded. */
  busy: boolean;
  /** Why the requested page could not be loaded; null if it is loaded or loading. */
  failure: Failure | null;
  /** The rows are from a previous query, not the current one. */
  isOther: boolean;
  reload: () => void;
}

/** Loads a page of an approval list, and reloads it after live events about approvals. */
export function useApprovals(list: ApprovalList, view: CentreView): Approvals {
  const variables = {
    list,
    page: view.page,
    pageSize: PAGE_SIZE,
    filter: filterOf(view),
    order: view.order,
  };
  const { data, error, loading, refetch } = useApprovalsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const good = useLastAnswer(JSON.stringify(variables), data?.viewer?.approvals);
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useReloadOnLiveEvent(liveEventKinds, reload);
  return {
    page: good?.answer ?? null,
    busy: loading && good?.isOther === true,
    failure:
      loading || (error === undefined && data?.viewer?.approvals != null)
        ? null
        : failureOf(error ?? missingAnswerError),
    isOther: good?.isOther ?? true,
    reload,
  };
}
