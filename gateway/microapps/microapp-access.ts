import type { Clock } from '../async/clock.ts';
import type { WindowLimit } from '../request/window-limit.ts';
import type { MicroappGrant, MicroappGrants } from '../store/microapp-grants.ts';
import type { SessionRecord, SessionStore } from '../store/session-store.ts';

/**
 * A code goes from the browser to the server and is used at once. A token serves one piece of work.
 */
const CODE_MS = 60_000;
const TOKEN_MS = 10 * 60_000;

interface IssuedCode {
  code: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

interface IssuedToken {
  token: string;
  /** Seconds. */
  expiresIn: number;
  session: SessionRecord;
  moduleCode: string;
}

/**
 * How the server of an embedded module acts for an account: the browser hands it a code, which it
 * exchanges for a token of the session.
 */
export interface MicroappAccess {
  /** Throws RATE_LIMITED when the session asks for too many codes. */
  issueCode(session: SessionRecord, moduleCode: string): Promise<IssuedCode>;
  /**
   * Null when the code is unknown, used or expired, or when its session has ended, is locked or has
   * switched post or store.
   */
  exchange(code: string): Promise<IssuedToken | null>;
  /** The session of a token, or null for the same reasons. Does not count as use of the session. */
  sessionOf(token: string): Promise<SessionRecord | null>;
}

export interface MicroappAccessParts {
  grants: MicroappGrants;
  sessions: SessionStore;
  /** Limits the codes per session. */
  codeLimit: WindowLimit;
  clock: Clock;
}

/** Grants are checked against their session at each use, so that they end with it. */
export function createMicroappAccess({
  grants,
  sessions,
  codeLimit,
  clock,
}: MicroappAccessParts): MicroappAccess {
  async function liveSession(grant: MicroappGrant | null): Promise<SessionRecord | null> {
    const session = grant && (await sessions.read(grant.sessionId));
    return session?.lockedAt === null && session.accountVersion === grant?.accountVersion
      ? session
      : null;
  }

  return {
    async issueCode({ id: sessionId, accountVersion }, moduleCode) {
      await codeLimit.spend(sessionId);
      const expiresAt = clock() + CODE_MS;
      return {
        code: await grants.issue('code', { sessionId, accountVersion, moduleCode }, expiresAt),
        expiresAt,
      };
    },
    async exchange(code) {
      const grant = await grants.take('code', code);
      const session = await liveSession(grant);
      if (grant === null || session === null) return null;
      const token = await grants.issue('token', grant, clock() + TOKEN_MS);
      return { token, expiresIn: TOKEN_MS / 1000, session, moduleCode: grant.moduleCode };
    },
    async sessionOf(token) {
      return liveSession(await grants.find('token', token));
    },
  };
}
