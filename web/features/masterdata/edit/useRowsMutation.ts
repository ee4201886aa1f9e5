import { useTranslation } from '../../../design/language/useTranslation.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
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

/**
 * Returns a function that runs one mutation for some rows. It resolves to the outcome per row, or
 * to the reason if the mutation failed as a whole.
 */
export function useRowsMutation(
  moduleCode: string,
): (action: RowsMutation, rowInput: object) => Promise<BatchAnswer<RowOutcome>> {
  const { t } = useTranslation();
  const commands = {
    delete: useCommand(ListRowsDeleteDocument),
    audit: useCommand(ListRowsAuditDocument),
    reject: useCommand(ListRowsRejectDocument),
    edit: useCommand(ListRowsUpdateDocument),
  };
  return async (action, rowInput) => {
    const variables = { input: { moduleCode, ...rowInput } } as never;
    const outcome = await commands[action].run(variables);
    if (outcome.kind === 'done') return { outcomes: outcome.result.outcomes };
    if (outcome.kind !== 'refused')
      return { reason: reasonText(t, outcome.failure), isCertain: outcome.kind === 'failed' };
    const messages = outcome.payload.userErrors.map(({ message }) => message);
    return { reason: messages.join(' '), isCertain: true, isRefusal: true };
  };
}
