import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { kindsOf } from './webhook-kinds.ts';
import {
  WebhookTokensDocument,
  type Webhook_TokenFragment,
  type WebhookTokensQuery,
} from './Webhooks.gen.ts';

/** An API token of the user or of a service account. */
export type Token = Webhook_TokenFragment;

/** The API tokens of the user and of the service accounts that the user administers. */
export type OwnedTokens = Pick<
  NonNullable<WebhookTokensQuery['viewer']>,
  'apiTokens' | 'serviceAccounts'
>;

/** Whether a webhook can belong to a token: it works and may read a kind of event. */
const canHaveWebhook = ({ status, scopes }: Token): boolean =>
  status === 'ACTIVE' && kindsOf(scopes).length > 0;

/** The tokens of an account that a webhook can belong to. The id is empty for that of the user. */
export function usableTokens(
  { apiTokens, serviceAccounts }: OwnedTokens,
  accountId: string,
): readonly Token[] {
  const account = serviceAccounts?.find(({ id }) => id === accountId);
  const tokens = accountId === '' ? apiTokens : account?.apiTokens;
  return (tokens ?? []).filter(canHaveWebhook);
}

/** Loads the API tokens that webhooks can belong to. */
export function useWebhookTokens(isWanted: boolean) {
  return usePartQuery(WebhookTokensDocument, {
    variables: {},
    partOf: ({ viewer }) => (viewer?.apiTokens == null ? null : viewer),
    fetchPolicy: 'network-only',
    skip: !isWanted,
  });
}
