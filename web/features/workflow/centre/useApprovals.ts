import { useCallback } from 'react';
import { useLastGood } from '../../../platform/apollo/useLastGood.ts';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { noAnswer } from '../../../platform/apollo/no-answer.ts';
import type { ApprovalList } from '../../../generated/schema.ts';
import { useNews } from '../../../platform/session/useNews.ts';
import { type ApprovalsQuery, useApprovalsQuery } from './ApprovalList.gen.ts';
import { type CentreView, filterOf } from './centre-view.ts';

type ApprovalPage = NonNullable<NonNullable<ApprovalsQuery['viewer']>['approvals']>;
export type Approval = ApprovalPage['nodes'][number];

/** Rows of a page. */
export const pageSize = 30;

const newsOfLists = ['approval'] as const;

export interface Approvals {
  /** Null while there is none. While another page is on its way it is the former one. */
  page: ApprovalPage | null;
  /** The former page is shown until the one that was asked for is there. */
  busy: boolean;
  /** Why the page that was asked for is not there. */
  failure: Failure | null;
  /** The rows belong to another question than the one that failed: they say nothing about it. */
  isOther: boolean;
  reload: () => void;
}

/** A page of a list of approvals, asked for anew when there is news of approvals. */
export function useApprovals(list: ApprovalList, view: CentreView): Approvals {
  const variables = { list, page: view.page, pageSize, filter: filterOf(view), order: view.order };
  const { data, error, loading, refetch } = useApprovalsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const good = useLastGood(JSON.stringify(variables), data?.viewer?.approvals);
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useNews(newsOfLists, reload);
  return {
    page: good?.answer ?? null,
    busy: loading && good?.isOther === true,
    failure:
      loading || (error === undefined && data?.viewer?.approvals != null)
        ? null
        : failureOf(error ?? noAnswer),
    isOther: good?.isOther ?? true,
    reload,
  };
}
