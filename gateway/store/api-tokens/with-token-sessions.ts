import type { SessionStore } from '../session-store.ts';
import { tokenIdOf } from './api-token-rows.ts';
import type { ApiTokenStore } from './api-token-store.ts';

/**
 * A session store that also knows the sessions of API tokens, so that calls, token refreshes and
 * jobs treat both alike. Only methods that take a session's id look at it; finding the session of a
 * cookie stays as it is.
 */
export function withTokenSessions(sessions: SessionStore, tokens: ApiTokenStore): SessionStore {
  return Object.assign(Object.create(sessions) as SessionStore, {
    read(id) {
      const tokenId = tokenIdOf(id);
      return tokenId === null ? sessions.read(id) : tokens.readSession(tokenId);
    },
    replaceTokens(id, expectedVersion, pair) {
      const tokenId = tokenIdOf(id);
      return tokenId === null
        ? sessions.replaceTokens(id, expectedVersion, pair)
        : tokens.replaceTokens(tokenId, expectedVersion, pair);
    },
    delete(id) {
      const tokenId = tokenIdOf(id);
      return tokenId === null ? sessions.delete(id) : tokens.end(tokenId);
    },
  } satisfies Partial<SessionStore>);
}
