import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountOf, type Account } from './account.ts';
import { addDays, dayOf, isTimeZone } from './calendar.ts';
import { createCardLoaders, type CardLoaders } from './cards/loaders.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { GatewayError } from './errors.ts';
import type { Locale } from './language/messages.ts';
import { pickLocale } from './language/pick-locale.ts';
import { createMenuLoaders, type MenuLoaders } from './menus/loaders.ts';
import { requestIdOf } from './plugins/request-id.ts';
import { createSessionCookie, type SessionCookie } from './plugins/session-cookie.ts';
import type { WindowLimit } from './plugins/window-limit.ts';
import { createSessionLoaders, type SessionLoaders } from './session/loaders.ts';
import type { SessionRecord, SessionStore } from './store/session-store.ts';
import type { RetailCaller } from './upstream/retail-caller.ts';

/** Where domains meet: what one of them needs of another it asks here, and each thing is asked once in a request. */
export type Loaders = SessionLoaders & MenuLoaders & CardLoaders;

/** A signed-in account and what it may ask the services in its name. */
export interface SignedIn {
  session: SessionRecord;
  account: Account;
  retail: RetailCaller;
  loaders: Loaders;
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
  locale: Locale;
  config: Config;
  sessions: SessionStore;
  cookie: SessionCookie;
  /** How often one address may try to sign in. */
  signInLimit: WindowLimit;
  address: string;
  /** The services without an identity, for signing in. */
  visitor: RetailCaller;
  /** Null for a visitor. A sign-in or sign-out replaces it for what comes after in the same request. */
  signedIn: SignedIn | null;
  /** The browser showed a cookie whose session has ended. */
  sessionEnded: boolean;
  /** The same for another session of this request. */
  identify(session: SessionRecord): SignedIn;
}

export interface ContextParts {
  config: Config;
  clock: Clock;
  sessions: SessionStore;
  signInLimit: WindowLimit;
  callerFor(scope: { session: SessionRecord | null; requestId: string; signal?: AbortSignal }): RetailCaller;
}

export function createContextFactory({ config, clock, sessions, signInLimit, callerFor }: ContextParts) {
  function identify(session: SessionRecord, requestId: string): SignedIn {
    const account = accountOf(session.account);
    const timeZone = isTimeZone(account.enterprise.timeZone) ? account.enterprise.timeZone : config.timeZone;
    const today = config.demoToday ?? dayOf(clock(), timeZone);
    const retail = callerFor({ session, requestId });
    const yesterday = addDays(today, -1);
    const loaders = {
      ...createSessionLoaders(retail, account),
      ...createMenuLoaders(retail, account, config.microappOrigins),
      ...createCardLoaders(retail, account, yesterday),
    };
    return { session, account, retail, loaders, today, yesterday, timeZone };
  }

  return async function createContext(request: FastifyRequest, reply: FastifyReply): Promise<Context> {
    const requestId = requestIdOf(request);
    const cookie = createSessionCookie(request, reply, config.publicOrigin);
    const session = cookie.secret === null ? null : await sessions.find(cookie.secret);
    return {
      requestId,
      request,
      locale: pickLocale(request.headers['accept-language']),
      config,
      sessions,
      cookie,
      signInLimit,
      address: request.ip,
      visitor: callerFor({ session: null, requestId }),
      signedIn: session && identify(session, requestId),
      sessionEnded: cookie.secret !== null && session === null,
      identify: (next) => identify(next, requestId),
    };
  };
}

/** Whoever is signed in; for what only they may see. */
export function requireSignedIn({ signedIn }: Context): SignedIn {
  if (signedIn === null) throw new GatewayError('UNAUTHENTICATED');
  return signedIn;
}
