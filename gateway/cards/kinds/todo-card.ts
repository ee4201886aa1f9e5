import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import type { TodoCardResolvers, TodoCounters } from '../../generated/resolvers.ts';
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
    counters: (card, _args, context) => countersOf(card, requireSignedIn(context)),
  } satisfies TodoCardResolvers,
} satisfies CardKind;

async function countersOf(card: CardDefinition, { retail }: SignedIn): Promise<TodoCounters> {
  const totals = await todoTotals(retail, card);
  if (field(totals, 'pendingTaskCount') === undefined)
    throw new UpstreamError('malformed', { operation: 'todoTotals' });
  return {
    initiated: nullableCount(totals.initiatedCount),
    submitted: nullableCount(totals.submittedCount),
    pendingApproval: countOrZero(totals.pendingTaskCount),
    pool: countOrZero(totals.poolCount),
    todo: countOrZero(totals.todoCount),
    finished: countOrZero(totals.finishCount),
  };
}
