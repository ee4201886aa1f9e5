import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import type { ApprovalTotals, TodoCardResolvers } from '../../generated/resolvers.ts';
import { counterIn, countOf, field } from '../../values/rows.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
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
  const [pending, pool, todo, handled] = [
    'pendingTaskCount',
    'poolCount',
    'todoCount',
    'finishCount',
  ].map((name) => counterIn(totals, name));
  if (pending == null || pool == null || todo == null || handled == null)
    throw new UpstreamError('malformed', { operation: 'todoTotals' });
  return {
    started: countOf(field(totals, 'initiatedCount')),
    submitted: countOf(field(totals, 'submittedCount')),
    ...{ pending, pool, todo, handled },
    finished: handled,
  };
}
