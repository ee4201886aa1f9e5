import { GatewayError } from '../errors/gateway-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { createToken, revokeToken } from './change-tokens.ts';
import { publicIdOf } from '../request/node-ids.ts';
import { fieldsOf, isOffered, tokensOf } from './own-tokens.ts';
import { serviceAccountsOf } from './service-accounts.ts';

/** API tokens of the account and of service accounts, which the gateway stores itself. */
export const apiTokenResolvers = {
  Mutation: {
    apiTokenCreate: (_root, { input }, context) => createToken(input, context),
    apiTokenRevoke: (_root, { input }, context) => revokeToken(input, context),
  },
  Viewer: {
    hasApiTokens: (_viewer, _args, context) => isOffered(context),
    apiTokens: (_viewer, _args, context) => {
      // The server of an embedded module must not learn which programs act for an account.
      if (context.readOnly) throw new GatewayError('FORBIDDEN');
      return tokensOf(context);
    },
    serviceAccounts: (_viewer, _args, context) => {
      if (context.readOnly) throw new GatewayError('FORBIDDEN');
      return serviceAccountsOf(context);
    },
  },
  ServiceAccount: {
    id: ({ code }, _args, context) => publicIdOf('ServiceAccount', code, context),
    apiTokens: async ({ code, allTokens }, _args, context) =>
      (await allTokens())
        .filter(({ account }) => account === code)
        .map((token) => fieldsOf(token, context)),
  },
} satisfies Resolvers;
