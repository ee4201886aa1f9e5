import type { Config } from '../config/config.ts';
import { createWindowLimit } from '../request/window-limit.ts';
import { createSealing } from '../sealed/sealing.ts';
import { createApiTokenStore } from '../store/api-tokens/api-token-store.ts';
import { withTokenSessions } from '../store/api-tokens/with-token-sessions.ts';
import type { Durable } from '../store/durable.ts';
import type { ProcessState } from '../store/process-state.ts';
import type { SessionStore } from '../store/session-store.ts';
import { createTokenAuthentication } from './authenticate-token.ts';

/** Per address: a program with an old token should stop, and not ask for ever. */
const REFUSED_TOKENS_A_MINUTE = 60;

/** API tokens, how they are checked, and a session store that knows their sessions as well. */
export function openTokens(
  { sessionSecret, formerSecrets }: Config,
  durable: Durable,
  { clock, windowCounts }: ProcessState,
  sessions: SessionStore,
) {
  const sealing = createSealing(sessionSecret, formerSecrets);
  const apiTokens = createApiTokenStore({ durable, sealing, clock });
  const refusals = createWindowLimit({
    name: 'refusedTokens',
    limit: REFUSED_TOKENS_A_MINUTE,
    windowMs: 60_000,
    openCounts: windowCounts,
  });
  return {
    apiTokens,
    authenticateToken: createTokenAuthentication({ tokens: apiTokens, sessions, refusals, clock }),
    allSessions: withTokenSessions(sessions, apiTokens),
  };
}
