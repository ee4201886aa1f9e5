import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import type { ApprovalTotals, TodoCardResolvers } from '../../generated/resolvers.ts';
import { field } from '../../values/rows.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import { countOrZero, nullableCount } from '../../values/hundredths.ts';
import { todoTotals, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

/**
 * The six counters of approvals and tasks. They come from the approval service; the card's own
 * address is ignored.
 */
export const todoCard = {
  kind: 'TodoCard',
  typename: 'TodoCard',
  fields: {
    totals: (card, _args, context) => totalsOf(card, requireSignedIn(context)),
    // The same counters by their former names.
    counters: async (card, _args, context) => {
      const totals = await totalsOf(card, requireSignedIn(context));
      const { started = null, submitted = null, pending, pool, todo, finished } = totals;
      return { initiated: started, submitted, pendingApproval: pending, pool, todo, finished };
    },
  } satisfies TodoCardResolvers,
} satisfies CardKind;

async function totalsOf(card: CardDefinition, { retail }: SignedIn): Promise<ApprovalTotals> {
  const totals = await todoTotals(retail, card);
  // Services answer null when there is nothing to count.
  if (totals !== null && field(totals, 'pendingTaskCount') === undefined)
    throw new UpstreamError('malformed', { operation: 'todoTotals' });
  return {
    started: nullableCount(field(totals, 'initiatedCount')),
    submitted: nullableCount(field(totals, 'submittedCount')),
    pending: countOrZero(field(totals, 'pendingTaskCount')),
    pool: countOrZero(field(totals, 'poolCount')),
    todo: countOrZero(field(totals, 'todoCount')),
    handled: countOrZero(field(totals, 'finishCount')),
    finished: countOrZero(field(totals, 'finishCount')),
  };
}
