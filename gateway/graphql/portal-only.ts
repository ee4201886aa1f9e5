import type { ApolloServerPlugin } from '@apollo/server';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Context } from '../request/context.ts';
import { mayUsePlayground } from './introspection.ts';
import { asRequestError } from './limit-refusal.ts';
import type { PortalOperations } from './portal-operations.ts';

/** The playground sends it. Other sites cannot: browsers ask the gateway first, which refuses. */
const PLAYGROUND_HEADER = 'x-portal-playground';

/**
 * Refuses operations of browsers that are not the portal's own, if the operator wants it. A browser
 * is a client without a token: with a session cookie, or not signed in. Programs with an API token
 * and embedded modules have their own scopes and limits.
 */
export function portalOnly(operations: PortalOperations): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue }) {
      if (!contextValue.config.onlyPortalOperations || hasToken(contextValue)) return undefined;
      return {
        async didResolveOperation({ queryHash }) {
          if (operations.has(queryHash) || isPlayground(contextValue)) return;
          throw asRequestError(new GatewayError('FORBIDDEN', 'onlyPortalOperations'), 403);
        },
      };
    },
  };
}

const hasToken = ({ apiToken, readOnly }: Context): boolean => apiToken !== null || readOnly;

/** The header alone opens nothing: the account must have the playground as well. */
const isPlayground = (context: Context): boolean =>
  context.request.headers[PLAYGROUND_HEADER] === '1' &&
  context.signedIn !== null &&
  mayUsePlayground(context);
