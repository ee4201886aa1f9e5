import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useReloadOnLiveEvent } from '../../../platform/session/useReloadOnLiveEvent.ts';
import { useLastAnswer } from '../../../platform/apollo/useLastAnswer.ts';
import {
  ApprovalTotalsDocument,
  type ApprovalCentreQuery,
  useApprovalCentreQuery,
  useApprovalTotalsQuery,
} from './ApprovalCentre.gen.ts';
import type { Totals } from './approval-tabs.ts';

const liveEventKinds = ['approval', 'task'] as const;

type Viewer = NonNullable<ApprovalCentreQuery['viewer']>;

interface CentreData {
  /**
   * Totals per tab; unknown ones are missing. Until the response arrives, these are the totals that
   * the caller has put into the cache.
   */
  totals: Partial<Totals>;
  buttons: NonNullable<Viewer['approvalButtons']>;
  documentTypes: NonNullable<Viewer['sheetTypes']>;
  reloadTotals: () => void;
}

/**
 * Loads the totals, buttons and document types of the approval centre. If a service fails, only its
 * part is missing; the lists are still shown.
 */
export function useCentreData(): CentreData {
  const client = useApolloClient();
  const { data } = useApprovalCentreQuery({ fetchPolicy: 'cache-and-network' });
  const { data: cachedData } = useApprovalTotalsQuery({ fetchPolicy: 'cache-only' });
  const totals = useLastAnswer('totals', data?.viewer?.approvalTotals);
  const reloadTotals = useCallback(
    () =>
      void client
        .query({ query: ApprovalTotalsDocument, fetchPolicy: 'network-only' })
        .catch(() => undefined),
    [client],
  );
  useReloadOnLiveEvent(liveEventKinds, reloadTotals);
  return {
    totals: totals?.answer ?? cachedData?.viewer?.approvalTotals ?? {},
    buttons: data?.viewer?.approvalButtons ?? [],
    documentTypes: data?.viewer?.sheetTypes ?? [],
    reloadTotals,
  };
}
