import type { FastifyRequest } from 'fastify';
import type { Clock } from '../async/clock.ts';
import type { Mutex } from '../async/mutex.ts';
import type { Config } from '../config/config.ts';
import type { LiveEvents } from '../events/live-events.ts';
import type { AnswerSize } from '../graphql/response-budget.ts';
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
import type { CallScope } from '../upstream/create-retail-client.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import type { Account } from './account.ts';
import type { Cancellation } from './cancellation.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SignOnCookie } from './sign-on-cookie.ts';

/** A signed-in account and what it may ask the services in its name. */
export interface SignedIn {
  session: SessionRecord;
  account: Account;
  retail: RetailClient;
  loaders: Loaders;
  /** The account as the schema has it, for what ends at it. */
  viewer: Viewer;
  /** The business date: today where the enterprise is. */
  today: string;
  /** The last complete day. */
  yesterday: string;
  /** IANA zone of the enterprise. */
  timeZone: string;
}

/** Made for each request and thrown away with it. */
export interface Context {
  requestId: string;
  request: FastifyRequest;
  /** Ends the request before its answer, and with it the calls that it has under way. */
  cancellation: Cancellation;
  /** Grows with its answer. */
  answerSize: AnswerSize;
  /** How long this request waits for its calls. */
  pace: Pace;
  locale: Locale;
  config: Config;
  clock: Clock;
  sessions: SessionStore;
  /** What must last. */
  durable: Durable;
  /** Exports and imports. */
  jobs: Jobs;
  /** Codes and tokens of embedded modules. */
  microapps: MicroappAccess;
  /** Somebody who came with the token of an embedded module: may ask and change nothing. */
  readOnly: boolean;
  cookie: SessionCookie;
  /** Which single sign-on this browser has begun. */
  signOnCookie: SignOnCookie;
  /** How often passwords and codes may be tried. */
  attempts: AttemptLimits;
  /** How many sign-ins this request has tried. */
  signIns: number;
  /** Writes a line of the security log; about whom this request is, unless somebody else is named. */
  logSecurity(event: SecurityEvent, details?: SecurityDetails, subject?: SecuritySubject): void;
  address: string;
  /** The services without an identity, for signing in. */
  visitor: RetailClient;
  /** What changes a session as a whole takes turns, one at a time for each session of this process. */
  turns: Mutex;
  /** Tells the other browsers of an account what a mutation has changed. */
  live: LiveEvents;
  /** Null for a visitor and while the session is locked. A sign-in or sign-out replaces it for what comes after in the same request. */
  signedIn: SignedIn | null;
  /** The session of this browser while it is locked: it may be greeted, unlocked and ended, and nothing else. */
  locked: SignedIn | null;
  /** The page believes in another post or store than the session has. */
  scopeChanged: boolean;
  /** The browser showed a cookie whose session has ended. */
  sessionEnded: boolean;
  /** The same for another session of this request. */
  identify(session: SessionRecord): SignedIn;
}

/**
 * What a session may ask the services. A signal calls off what is under way; somebody patient, whom nobody waits for, waits for the names of
 * codes as long as for everything else.
 */
export type Identify = (
  session: SessionRecord,
  requestId: string,
  options?: Omit<CallScope, 'session' | 'requestId'> & { isPatient?: boolean },
) => SignedIn;
