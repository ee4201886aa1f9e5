import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticateToken } from './api-tokens/authenticate-token.ts';
import { GatewayError } from './errors/gateway-error.ts';
import { createAnswerSize } from './graphql/response-budget.ts';
import { pickLocale } from './language/pick-locale.ts';
import { subjectOf } from './request/security-log.ts';
import { scopeOf } from './request/account.ts';
import { BACKGROUND_HEADER } from './request/background-header.ts';
import { bearerOf } from './request/bearer-token.ts';
import type { CallerToken } from './request/caller-token.ts';
import { createCancellation } from './request/cancellation.ts';
import type { Context, Identify, SignedIn } from './request/context.ts';
import { requestIdOf } from './request/request-id.ts';
import { signedInOrLocked } from './request/session-change.ts';
import { createSessionCookies, type SessionCookie } from './request/cookies/session-cookie.ts';
import { createSignOnCookie } from './request/cookies/sign-on-cookie.ts';
import type { ReplacedSecrets } from './store/replaced-secrets.ts';
import { API_TOKEN_PREFIX } from './store/api-tokens/api-token-secret.ts';
import type { SessionRecord, SessionStore } from './store/session-store.ts';
import { createCallBudget } from './upstream/call-budget.ts';
import { laneOf } from './upstream/call-lanes.ts';
import { paceOf } from './upstream/pace.ts';
import type { MicroappAccess } from './microapps/microapp-access.ts';
import type { CallScope } from './upstream/call-scope.ts';
import type { RetailClient } from './upstream/retail-client.ts';

/**
 * The scope (post and store) that the page was loaded for. Requests without this header are not
 * checked.
 */
const SCOPE_HEADER = 'x-portal-scope';

export interface ContextParts extends Pick<
  Context,
  | 'config'
  | 'clock'
  | 'sessions'
  | 'durable'
  | 'apiTokens'
  | 'microapps'
  | 'attempts'
  | 'sessionMutex'
  | 'live'
  | 'jobs'
  | 'webhooks'
> {
  identify: Identify;
  replaced: ReplacedSecrets;
  authenticateToken: AuthenticateToken;
  retailClientFor(identity: CallScope): RetailClient;
}

/**
 * Returns the function that creates the context of a request: it finds the session by cookie or
 * token.
 */
export function createContextFactory(parts: ContextParts) {
  const {
    config,
    clock,
    sessions,
    durable,
    jobs,
    apiTokens,
    webhooks,
    microapps,
    attempts,
    sessionMutex,
    live,
    retailClientFor,
  } = parts;
  const sessionCookieOf = createSessionCookies(config.publicOrigin, parts.replaced);

  return async function createContext(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Context> {
    const requestId = requestIdOf(request);
    const { trace } = request;
    const cookie = sessionCookieOf(request, reply);
    request.sessionCookie = cookie;
    const bearer = bearerOf(request);
    const { session, ...caller } = await callerOf(request, { bearer, cookie }, parts);
    const cancellation = createCancellation(reply);
    const { signal } = cancellation;
    const budget = createCallBudget((exceeded) =>
      cancellation.cancelQuery(new GatewayError('QUERY_TOO_COMPLEX', 'tooManyCalls', exceeded)),
    );
    const pace = paceOf(request.headers, clock());
    const identify = (identity: SessionRecord) =>
      parts.identify(identity, requestId, { signal, budget, pace, trace });
    const identified = session && identify(session);
    request.subject = subjectOf(session);
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
      apiTokens,
      webhooks,
      ...caller,
      cookie,
      signOnCookie: createSignOnCookie(request, reply, config.publicOrigin),
      attempts,
      signIns: 0,
      budgetLeft: null,
      logSecurity: (event, details, subject = request.subject ?? subjectOf(null)) =>
        request.server.securityLog.write(event, request, subject, details),
      address: request.ip,
      visitor: retailClientFor({
        session: null,
        requestId,
        trace,
        signal,
        budget,
        lane: laneOf(null, request.ip),
      }),
      sessionMutex,
      live,
      ...signedInOrLocked(identified),
      scopeChanged: isOfOtherScope(request, identified),
      sessionEnded: bearer === null && cookie.secret !== null && session === null,
      identify,
      identifyApart: (session) => parts.identify(session, requestId, { isBackground: true }),
    };
  };
}

/** Whether the page was loaded for another post or store than the session has now. */
function isOfOtherScope({ headers }: FastifyRequest, identified: SignedIn | null): boolean {
  const scope = headers[SCOPE_HEADER];
  return scope !== undefined && identified !== null && scope !== scopeOf(identified.account);
}

async function sessionOfCookie(
  { secret }: SessionCookie,
  { headers }: FastifyRequest,
  sessions: SessionStore,
): Promise<SessionRecord | null> {
  return secret === null
    ? null
    : sessions.find(secret, { quietly: headers[BACKGROUND_HEADER] === '1' });
}

/** Who sends a request, and with what. */
interface Caller {
  session: SessionRecord | null;
  apiToken: CallerToken | null;
  readOnly: boolean;
}

/** The caller by API token, module token or cookie. */
async function callerOf(
  request: FastifyRequest,
  { bearer, cookie }: { bearer: string | null; cookie: SessionCookie },
  { sessions, microapps, authenticateToken }: ContextParts,
): Promise<Caller> {
  if (bearer === null) return browserOf(await sessionOfCookie(cookie, request, sessions));
  if (!bearer.startsWith(API_TOKEN_PREFIX)) return moduleOf(bearer, microapps);
  return { ...(await authenticateToken(bearer, request, cookie)), readOnly: false };
}

const browserOf = (session: SessionRecord | null): Caller => ({
  session,
  apiToken: null,
  readOnly: false,
});

/**
 * If a request has a bearer token, only the token counts: a wrong token is refused even if a valid
 * cookie comes with it.
 */
async function moduleOf(token: string, microapps: MicroappAccess): Promise<Caller> {
  const session = await microapps.sessionOf(token);
  if (session === null) throw new GatewayError('UNAUTHENTICATED');
  return { session, apiToken: null, readOnly: true };
}
