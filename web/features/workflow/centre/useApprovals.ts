import { type PagedRows, usePagedQuery } from '../../../platform/data/usePagedQuery.ts';
import type { ApprovalList } from '../../../generated/schema.ts';
import { ApprovalsDocument, type ApprovalsQuery } from './ApprovalList.gen.ts';
import { type CentreView, type ChangeCentre, filterOf } from './centre-view.ts';

type ApprovalPage = NonNullable<NonNullable<ApprovalsQuery['viewer']>['approvals']>;
export type Approval = ApprovalPage['nodes'][number];

/** Approvals per page. */
const PAGE_SIZE = 30;

const liveKinds = ['approval'] as const;

/** Loads a page of an approval list. */
export function useApprovals(
  list: ApprovalList,
  view: CentreView,
  onChange: ChangeCentre,
): PagedRows<Approval> {
  const { page, order } = view;
  return usePagedQuery(ApprovalsDocument, {
    variables: { list, page, pageSize: PAGE_SIZE, filter: filterOf(view), order },
    pageOf: ({ viewer }) => viewer?.approvals,
    page,
    pageSize: PAGE_SIZE,
    onPage: (number) => onChange({ page: number }),
    subject: list,
    liveKinds,
  });
}
