import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import type { CardGroup, CardGroupCardResolvers } from '../../generated/resolvers.ts';
import { codeOf, field } from '../../values/rows.ts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import { groupOf } from '../groups.ts';
import { limitOf, type CardDefinition } from '../rest.ts';
import { isDashboardCode } from '../template-rest.ts';
import type { CardKind } from './card-kind.ts';

/**
 * A group of counters, named by the card's parameters `{ dtmplcode, dtype }`. A card without a
 * group is reported as not configured.
 */
export const cardGroupCard = {
  kind: 'CardGroup',
  typename: 'CardGroupCard',
  fields: {
    group: (card, _args, context) => namedGroup(card, requireSignedIn(context)),
  } satisfies CardGroupCardResolvers,
} satisfies CardKind;

async function namedGroup(card: CardDefinition, { retail }: SignedIn): Promise<CardGroup | null> {
  const code = field(card.source.parameters, 'dtmplcode');
  if (code === undefined || code === null || code === '')
    throw new UpstreamError('not-configured', { operation: 'dashboardTemplates' });
  if (!isDashboardCode(code))
    throw new UpstreamError('malformed', { operation: 'dashboardTemplates' });
  const dtype = codeOf(field(card.source.parameters, 'dtype'));
  return groupOf(retail, { code, dtype }, limitOf(card));
}
