import type { FastifyReply, FastifyRequest } from 'fastify';
import { scopeOf, type Account } from './account.ts';
import type { Clock } from '../async/clock.ts';
import type { Config } from '../config/config.ts';
import { GatewayError } from '../errors/errors.ts';
import type { LiveEvents } from '../events/live-events.ts';
import { createAnswerSize, type AnswerSize } from '../graphql/response-budget.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Locale } from '../language/messages.ts';
import { pickLocale } from '../language/pick-locale.ts';
import type { Loaders } from '../loaders.ts';
import type { MicroappAccess } from '../microapps/microapp-access.ts';
import { bearerOf } from './bearer-token.ts';
import { createCancellation, type Cancellation } from './cancellation.ts';
import { requestIdOf } from './request-id.ts';
import { createSessionCookie, type SessionCookie } from './session-cookie.ts';
import { createSignOnCookie, type SignOnCookie } from './sign-on-cookie.ts';
import { subjectOf, type SecurityDetails, type SecurityEvent, type SecuritySubject } from '../logging/security-log.ts';
import type { AttemptLimits } from '../session/attempt-limits.ts';
import type { Viewer } from '../session/viewer.ts';
import type { Durable } from '../store/durable.ts';
import type { SessionRecord, SessionStore } from '../store/session-store.ts';
import type { Turns } from '../async/mutex.ts';
import { createCallBudget } from '../upstream/call-budget.ts';
import { laneOf } from '../upstream/call-lanes.ts';
import { paceOf, type Pace } from '../upstream/pace.ts';
import type { CallerIdentity } from '../upstream/request-caller.ts';
import type { RetailCaller } from '../upstream/retail-caller.ts';

/** A signed-in account and what it may ask the services in its name. */
export interface SignedIn {
  session: SessionRecord;
  account: Account;
  retail: RetailCaller;
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
  visitor: RetailCaller;
  /** What changes a session as a whole takes turns, one at a time for each session of this process. */
  turns: Turns;
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

/** The post and store that a page believes in; a request without it believes in nothing. */
const SCOPE_HEADER = 'x-portal-scope';
/** Marks what nobody did, such as a poll: it is answered, and the session does not count as used by it. */
export const BACKGROUND_HEADER = 'x-portal-background';

export interface ContextParts extends Pick<
  Context,
  'config' | 'clock' | 'sessions' | 'durable' | 'microapps' | 'attempts' | 'turns' | 'live' | 'jobs'
> {
  identify: Identify;
  callerFor(identity: CallerIdentity): RetailCaller;
}

/**
 * What a session may ask the services. A signal calls off what is under way; somebody patient, whom nobody waits for, waits for the names of
 * codes as long as for everything else.
 */
export type Identify = (
  session: SessionRecord,
  requestId: string,
  options?: Omit<CallerIdentity, 'session' | 'requestId'> & { isPatient?: boolean },
) => SignedIn;

export function createContextFactory(parts: ContextParts) {
  const { config, clock, sessions, durable, jobs, microapps, attempts, turns, live, callerFor } = parts;

  async function sessionOfCookie({ secret }: SessionCookie, { headers }: FastifyRequest): Promise<SessionRecord | null> {
    return secret === null ? null : sessions.find(secret, { quietly: headers[BACKGROUND_HEADER] === '1' });
  }

  /** The cookie does not count beside a token, and a token that is good for nothing makes nobody a visitor. */
  async function sessionOfBearer(token: string): Promise<SessionRecord> {
    const session = await microapps.sessionOf(token);
    if (session === null) throw new GatewayError('UNAUTHENTICATED');
    return session;
  }

  return async function createContext(request: FastifyRequest, reply: FastifyReply): Promise<Context> {
    const requestId = requestIdOf(request);
    const bearer = bearerOf(request);
    const cookie = createSessionCookie(request, reply, config.publicOrigin);
    const session = bearer === null ? await sessionOfCookie(cookie, request) : await sessionOfBearer(bearer);
    const cancellation = createCancellation(reply);
    const { signal } = cancellation;
    const budget = createCallBudget((exceeded) =>
      cancellation.cancelQuery(new GatewayError('QUERY_TOO_COMPLEX', 'tooManyCalls', exceeded)),
    );
    const pace = paceOf(request.headers, clock());
    const identify = (identity: SessionRecord) => parts.identify(identity, requestId, { signal, budget, pace });
    const identified = session && identify(session);
    request.subject = subjectOf(session);
    const scope = request.headers[SCOPE_HEADER];
    return {
      requestId,
      request,
      cancellation,
      answerSize: createAnswerSize(),
      pace,
      locale: pickLocale(request.headers['accept-language']),
      config,
      clock,
      sessions,
      durable,
      jobs,
      microapps,
      readOnly: bearer !== null,
      cookie,
      signOnCookie: createSignOnCookie(request, reply, config.publicOrigin),
      attempts,
      signIns: 0,
      logSecurity: (event, details, subject = request.subject ?? subjectOf(null)) =>
        request.server.securityLog.write(event, request, subject, details),
      address: request.ip,
      visitor: callerFor({ session: null, requestId, signal, budget, lane: laneOf(null, request.ip) }),
      turns,
      live,
      ...eitherWay(identified),
      scopeChanged: scope !== undefined && identified !== null && scope !== scopeOf(identified.account),
      sessionEnded: bearer === null && cookie.secret !== null && session === null,
      identify,
    };
  };
}

/** Whoever is signed in and at work where the page believes; for what only they may see. */
export function requireSignedIn(context: Context): SignedIn {
  const signedIn = requireSession(context);
  if (context.scopeChanged) throw new GatewayError('SCOPE_CHANGED');
  return signedIn;
}

/** The same for what does not depend on post and store, such as switching them. */
export function requireSession({ signedIn, locked, sessionEnded, cookie }: Context): SignedIn {
  if (locked !== null) throw new GatewayError('SESSION_LOCKED');
  if (signedIn !== null) return signedIn;
  if (!sessionEnded) throw new GatewayError('UNAUTHENTICATED');
  throw expired({ cookie });
}

/** A session as it is by now; it may have ended in another window, or for its age. */
export async function liveSession(
  id: string,
  { sessions, cookie }: Pick<Context, 'sessions' | 'cookie'>,
): Promise<SessionRecord> {
  const session = await sessions.read(id);
  if (session === null) throw expired({ cookie });
  return session;
}

/** The browser's cookie is good for nothing any more. */
export function expired({ cookie }: Pick<Context, 'cookie'>): GatewayError {
  cookie.clear();
  return new GatewayError('SESSION_EXPIRED');
}

/** From here on the request is that of a session as it is now: just begun, unlocked or switched. A lock that came meanwhile holds. */
export function enter(context: Context, session: SessionRecord): SignedIn {
  const identified = context.identify(session);
  context.request.subject = subjectOf(session);
  Object.assign(context, { ...eitherWay(identified), scopeChanged: false, sessionEnded: false });
  return identified;
}

function eitherWay(identified: SignedIn | null): Pick<Context, 'signedIn' | 'locked'> {
  return identified?.session.lockedAt === null ? { signedIn: identified, locked: null } : { signedIn: null, locked: identified };
}

/** From here on it is a visitor's. Returns whose it was. */
export function leave(context: Context): SignedIn | null {
  const former = context.signedIn ?? context.locked;
  context.cookie.clear();
  Object.assign(context, { signedIn: null, locked: null, scopeChanged: false });
  return former;
}
