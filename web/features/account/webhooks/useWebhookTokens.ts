import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { kindsOf } from './webhook-kinds.ts';
import { WebhookTokensDocument, type WebhookTokensQuery } from './Webhooks.gen.ts';

/** An API token of the account. */
export type Token = NonNullable<NonNullable<WebhookTokensQuery['viewer']>['apiTokens']>[number];

/** Whether a webhook can belong to a token: it works and may read a kind of event. */
export const canHaveWebhook = ({ status, scopes }: Token): boolean =>
  status === 'ACTIVE' && kindsOf(scopes).length > 0;

/** Loads the API tokens of the account. */
export function useWebhookTokens(isWanted: boolean) {
  return usePartQuery(WebhookTokensDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer?.apiTokens,
    fetchPolicy: 'network-only',
    skip: !isWanted,
  });
}
