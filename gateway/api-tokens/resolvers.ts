import { GatewayError } from '../errors/gateway-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { createToken, revokeToken } from './change-tokens.ts';
import type { Context } from '../request/context.ts';
import { globalId } from '../request/ids.ts';
import { withRecentProof } from '../request/recent-proof.ts';
import { codeOfServiceAccount } from '../request/service-accounts.ts';
import { fieldsOf, isOffered, tokensOf } from './own-tokens.ts';
import { serviceAccountsOf, tokenById } from './service-accounts.ts';

/** API tokens of the account and of service accounts, which the gateway stores itself. */
export const apiTokenResolvers = {
  Mutation: {
    apiTokenCreate: (_root, { input }, context) =>
      withRecentProof(context, () => createToken(input, context)),
    apiTokenRevoke: (_root, { input }, context) => revokeToken(input, context),
  },
  Viewer: {
    hasApiTokens: (_viewer, _args, context) => isOffered(context),
    apiTokens: (_viewer, _args, context) => {
      requireBrowser(context);
      return tokensOf(context);
    },
    serviceAccounts: (_viewer, _args, context) => {
      requireBrowser(context);
      return serviceAccountsOf(context);
    },
  },
  ApiToken: {
    __resolveReference: ({ id }, context) => {
      requireBrowser(context);
      return tokenById(id, context);
    },
  },
  ServiceAccount: {
    __resolveReference: async ({ id }, context) => {
      requireBrowser(context);
      const code = codeOfServiceAccount(id, context);
      return (await serviceAccountsOf(context)).find((one) => one.code === code) ?? null;
    },
    id: ({ code }) => globalId('ServiceAccount', code),
    apiTokens: async ({ code, allTokens }, _args, context) =>
      (await allTokens())
        .filter(({ account }) => account === code)
        .map((token) => fieldsOf(token, context)),
  },
} satisfies Resolvers;

/** The server of an embedded module must not learn which programs act for an account. */
function requireBrowser({ readOnly }: Context): void {
  if (readOnly) throw new GatewayError('FORBIDDEN');
}
