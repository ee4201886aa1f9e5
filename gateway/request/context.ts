import type { FastifyRequest } from 'fastify';
import type { Clock } from '../async/clock.ts';
import type { Mutex } from '../async/mutex.ts';
import type { Config } from '../config/config.ts';
import type { ApiTokenStore } from '../store/api-tokens/api-token-store.ts';
import type { LiveEvents } from '../events/live-events.ts';
import type { AnswerSize } from '../graphql/response-budget.ts';
import type { BudgetState } from '../graphql/token-budget.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Locale } from '../language/messages.ts';
import type { Loaders } from '../loaders.ts';
import type { SecurityDetails, SecurityEvent, SecuritySubject } from './security-log.ts';
import type { MicroappAccess } from '../microapps/microapp-access.ts';
import type { AttemptLimits } from '../session/attempt-limits.ts';
import type { Viewer } from '../session/viewer.ts';
import type { Durable } from '../store/durable.ts';
import type { SessionRecord, SessionStore } from '../store/session-store.ts';
import type { Pace } from '../upstream/pace.ts';
import type { CallScope } from '../upstream/call-scope.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { Account } from './account.ts';
import type { CallerToken } from './caller-token.ts';
import type { Cancellation } from './cancellation.ts';
import type { SessionCookie } from './cookies/session-cookie.ts';
import type { SignOnCookie } from './cookies/sign-on-cookie.ts';

/** A signed-in account and everything needed to call the services in its name. */
export interface SignedIn {
  session: SessionRecord;
  account: Account;
  retail: RetailClient;
  loaders: Loaders;
  /** The account as a node of the schema, for mutations that return it. */
  viewer: Viewer;
  /** The business date: today in the enterprise's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The day before the business date: the last complete day. */
  yesterday: string;
  /** IANA time zone of the enterprise. */
  timeZone: string;
}

/** Created for each request and discarded with it. */
export interface Context {
  requestId: string;
  request: FastifyRequest;
  /** Cancels the request and its running calls. */
  cancellation: Cancellation;
  /** Counts the size of the answer while it grows. */
  answerSize: AnswerSize;
  /** How long this request waits for its calls. */
  pace: Pace;
  locale: Locale;
  config: Config;
  clock: Clock;
  sessions: SessionStore;
  /** The durable store: views, column settings, jobs. */
  durable: Durable;
  /** Exports and imports. */
  jobs: Jobs;
  /** Codes and tokens of embedded modules. */
  microapps: MicroappAccess;
  /** The caller used the token of an embedded module: it may send queries but no mutations. */
  readOnly: boolean;
  /** The API token of the caller; null for a browser and for an embedded module. */
  apiToken: CallerToken | null;
  /** What is left of the budget of the caller's API token; null without one, and until it is charged. */
  budgetLeft: BudgetState | null;
  /** API tokens of accounts. */
  apiTokens: ApiTokenStore;
  /** Addresses that are sent events. */
  webhooks: Webhooks;
  cookie: SessionCookie;
  /** The single sign-on that this browser has begun. */
  signOnCookie: SignOnCookie;
  /** Limits on how often passwords and codes may be tried. */
  attempts: AttemptLimits;
  /** Number of sign-ins tried in this request. */
  signIns: number;
  /** Writes a line to the security log, about this request's account unless a subject is given. */
  logSecurity(event: SecurityEvent, details?: SecurityDetails, subject?: SecuritySubject): void;
  address: string;
  /** Calls the services without an identity, for signing in. */
  visitor: RetailClient;
  /** Runs changes of a session one at a time, within this process. */
  sessionMutex: Mutex;
  /** Notifies the other browsers of an account about what a mutation has changed. */
  live: LiveEvents;
  /**
   * Null for a visitor and while the session is locked. A sign-in or sign-out replaces it for the
   * rest of the request.
   */
  signedIn: SignedIn | null;
  /** The locked session of this browser. It can be shown, unlocked and ended, nothing else. */
  locked: SignedIn | null;
  /** The page was loaded for a different post or store than the session has now. */
  scopeChanged: boolean;
  /** The browser sent a cookie whose session has ended. */
  sessionEnded: boolean;
  /** Builds the signed-in state of another session for this request. */
  identify(session: SessionRecord): SignedIn;
  /** The same for calls that go on after the request and do not count for it. */
  identifyApart(session: SessionRecord): SignedIn;
}

/**
 * Builds what a session needs to call the services. The signal aborts running calls.
 * `isBackground` is for work that no user waits for: code names then get the full time limit
 * instead of a short one.
 */
export type Identify = (
  session: SessionRecord,
  requestId: string,
  options?: Omit<CallScope, 'session' | 'requestId'> & { isBackground?: boolean },
) => SignedIn;
