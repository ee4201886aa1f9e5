import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useNews } from '../../../platform/session/useNews.ts';
import { useLastGood } from '../../../platform/apollo/useLastGood.ts';
import {
  ApprovalTotalsDocument,
  type ApprovalCentreQuery,
  useApprovalCentreQuery,
  useApprovalTotalsQuery,
} from './ApprovalCentre.gen.ts';
import type { Totals } from './approval-tabs.ts';

const newsOfTotals = ['approval', 'task'] as const;

type Viewer = NonNullable<ApprovalCentreQuery['viewer']>;

interface Centre {
  /** What is not known yet is missing; until the services have answered it is what the opener has put into the cache. */
  totals: Partial<Totals>;
  buttons: NonNullable<Viewer['approvalButtons']>;
  documentTypes: NonNullable<Viewer['sheetTypes']>;
  reloadTotals: () => void;
}

/** What stands round the lists. None of it keeps a list from being shown: a service that fails leaves its part out. */
export function useCentre(): Centre {
  const client = useApolloClient();
  const { data } = useApprovalCentreQuery({ fetchPolicy: 'cache-and-network' });
  const { data: handed } = useApprovalTotalsQuery({ fetchPolicy: 'cache-only' });
  const totals = useLastGood('totals', data?.viewer?.approvalTotals);
  const reloadTotals = useCallback(
    () =>
      void client
        .query({ query: ApprovalTotalsDocument, fetchPolicy: 'network-only' })
        .catch(() => undefined),
    [client],
  );
  useNews(newsOfTotals, reloadTotals);
  return {
    totals: totals?.answer ?? handed?.viewer?.approvalTotals ?? {},
    buttons: data?.viewer?.approvalButtons ?? [],
    documentTypes: data?.viewer?.sheetTypes ?? [],
    reloadTotals,
  };
}
