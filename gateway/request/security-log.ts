import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Logger } from '../logging/logger.ts';
import { requestIdOf } from './request-id.ts';
import type { SessionRecord } from '../store/session-store.ts';

/** All events of the security log. docs/security.md says when each is written. */
export const SECURITY_EVENTS = [
  'signIn',
  'signInFailed',
  'signOut',
  'lock',
  'unlock',
  'unlockFailed',
  'confirm',
  'confirmFailed',
  'sessionEnded',
  'otherSessionsEnded',
  'accountSessionsEnded',
  'allSessionsEnded',
  'sessionsEndRefused',
  'passwordChange',
  'passwordChangeFailed',
  'postSwitch',
  'shopSwitch',
  'switchRefused',
  'export',
  'import',
  'download',
  'fileInfected',
  'apiTokenCreated',
  'apiTokenCreateRefused',
  'apiTokenRevoked',
  'apiTokenRevokeRefused',
  'apiTokenUsed',
  'apiTokenRefused',
  'webhookCreated',
  'webhookRefused',
  'webhookUpdated',
  'webhookPaused',
  'webhookResumed',
  'webhookDeleted',
  'webhookSecretRotated',
  'webhookTested',
  'refused',
  'rateLimited',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** Whom a line of the log is about. */
export interface SecuritySubject {
  /** `enterprise/account`; null for a visitor. */
  account: string | null;
  /** Null without a session. */
  sessionId: string | null;
}

/** Codes and counts only: never a password, a token or a row of data. */
export type SecurityDetails = Readonly<Record<string, string | number | boolean | null>>;

export interface SecurityLog {
  write(
    event: SecurityEvent,
    request: FastifyRequest,
    subject: SecuritySubject,
    details?: SecurityDetails,
  ): void;
}

const NO_SUBJECT: SecuritySubject = { account: null, sessionId: null };
const MAX_ACCOUNT_LENGTH = 100;

/**
 * Writes one log line per event. The session appears as a keyed hash: the same in all its lines,
 * but useless for taking the session over.
 */
export function createSecurityLog({
  logger,
  secret,
}: {
  logger: Logger;
  secret: Buffer;
}): SecurityLog {
  const hashed = (sessionId: string) =>
    createHmac('sha256', secret).update(`security log\n${sessionId}`).digest('hex').slice(0, 16);
  return {
    write(event, request, { account, sessionId }, details = {}) {
      const who = {
        account: account?.slice(0, MAX_ACCOUNT_LENGTH) ?? null,
        session: sessionId === null ? null : hashed(sessionId),
      };
      const where = { address: request.ip, requestId: requestIdOf(request) };
      logger.info({ ...details, log: 'security', event, ...who, ...where }, 'security');
    },
  };
}

/** The subject of a session; without a session neither account nor session are set. */
export function subjectOf(session: Pick<SessionRecord, 'id' | 'account'> | null): SecuritySubject {
  if (session === null) return NO_SUBJECT;
  return {
    account: accountName(session.account.ent_id, session.account.userCode),
    sessionId: session.id,
  };
}

/** The account's name in the log, also for an account that was only typed in a failed sign-in. */
export function accountName(enterpriseCode: string, account: string): string {
  return `${enterpriseCode}/${account}`;
}
