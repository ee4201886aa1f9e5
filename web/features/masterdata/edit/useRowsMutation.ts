import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { nothingWasDone } from '../../../platform/apollo/nothing-was-done.ts';
import {
  ListRowsAuditDocument,
  ListRowsDeleteDocument,
  type ListRowsPayload_PayloadFragment,
  ListRowsRejectDocument,
  ListRowsUpdateDocument,
} from '../ListChanges.gen.ts';
import type { BatchAnswer } from '../send-in-batches.ts';

/** Actions on several rows, besides bulk edit. */
export type RowsAction = 'delete' | 'audit' | 'reject';
export type RowsMutation = RowsAction | 'edit';
export type RowOutcome = ListRowsPayload_PayloadFragment['outcomes'][number];

/** Any of the mutations: its single field contains the outcome per row. */
type Response = Readonly<Record<string, ListRowsPayload_PayloadFragment | null>>;
type RowsDocument = TypedDocumentNode<Response, { input: object }>;

const documents: Readonly<Record<RowsMutation, RowsDocument>> = {
  delete: ListRowsDeleteDocument as unknown as RowsDocument,
  audit: ListRowsAuditDocument as unknown as RowsDocument,
  reject: ListRowsRejectDocument as unknown as RowsDocument,
  edit: ListRowsUpdateDocument as unknown as RowsDocument,
};
/**
 * Returns a function that runs one mutation for some rows. It resolves to the outcome per row, or
 * to the reason if the mutation failed as a whole.
 */
export function useRowsMutation(
  moduleCode: string,
): (action: RowsMutation, rowInput: object) => Promise<BatchAnswer<RowOutcome>> {
  const { t } = useTranslation();
  const client = useApolloClient();
  return async (action, rowInput) => {
    const failed = (error: unknown) => ({
      reason: reasonText(t, failureOf(error)),
      isCertain: nothingWasDone(error),
    });
    try {
      const variables = { input: { moduleCode, ...rowInput } };
      const { data, error } = await client.mutate({
        mutation: documents[action],
        variables,
        errorPolicy: 'all',
      });
      const payload = Object.values(data ?? {})[0];
      if (payload == null) return failed(error);
      const { userErrors, outcomes } = payload;
      if (userErrors.length === 0) return { outcomes };
      return {
        reason: userErrors.map(({ message }) => message).join(' '),
        isCertain: true,
        isRefusal: true,
      };
    } catch (error) {
      return failed(error);
    }
  };
}
