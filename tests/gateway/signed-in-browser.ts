import type { Config } from '../../gateway/config/config.ts';
import { startGateway, type GraphqlAnswer } from '../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../support/retail/retail-fixtures.ts';

export interface Asker {
  ask(query: string, variables?: object, headers?: Record<string, string>): Promise<GraphqlAnswer>;
}

/** A signed-in browser with a separate gateway. */
export async function signedInBrowser(
  account = SIGNED_IN_STAFF,
  config: Partial<Config> = {},
): Promise<Asker> {
  const gateway = await startGateway(config);
  const cookie = await gateway.signIn(account);
  return {
    ask: (query, variables = {}, headers = {}) =>
      gateway.ask(query, { cookie, variables: variables as Record<string, unknown>, headers }),
  };
}
