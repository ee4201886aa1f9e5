import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { SessionStore } from '../store/session-store.ts';
import { createAddresses } from './addresses.ts';
import { createDownload, type Download } from './download.ts';
import { createSend } from './exchange.ts';
import { createHealth, type UpstreamHealth } from './health.ts';
import { createKeptAnswers, type KeptTimes } from './kept-answers.ts';
import { createLateAnswers } from './late-answers.ts';
import { createRequestCaller, type CallerIdentity } from './request-caller.ts';
import type { RetailCaller } from './retail-caller.ts';
import type { RetailConfig } from './retail-config.ts';
import { createTokenRefresh } from './token-refresh.ts';
import { systemAfter, type After } from '../timers.ts';
import type { Transport } from './transport.ts';

export interface UpstreamOptions {
  config: {
    /** Not null any more: whoever started the embedded services put their address in. */
    retailUrl: string | null;
    retailConfig: RetailConfig;
    upstreamTimeoutMs: number;
  } & KeptTimes;
  transport: Transport;
  sessions: SessionStore;
  clock: Clock;
  /** Waiting for calls that are late. */
  after?: After | undefined;
  logger: Logger;
}

/** The retail services as the gateway sees them, once per process. */
export interface Upstream {
  /** The caller of one request: with a session its token is sent and refreshed, without one (sign-in) none is. */
  forRequest(identity: CallerIdentity): RetailCaller;
  /** What a session asked before it changed something is not used after the change. */
  forgetLate(sessionId: string): void;
  health(): Promise<UpstreamHealth>;
  download: Download;
  close(): Promise<void>;
}

export function createUpstream({ config, transport, sessions, clock, after = systemAfter, logger }: UpstreamOptions): Upstream {
  const { retailUrl, retailConfig, upstreamTimeoutMs: timeoutMs } = config;
  if (retailUrl === null)
    throw new Error('the address of the retail services is not known: neither RETAIL_URL nor embedded services');
  const addresses = createAddresses(retailUrl, retailConfig);
  const send = createSend({ transport, clock, logger });
  const refresh = createTokenRefresh({ send, addresses, sessions, clock, logger, timeoutMs });
  const kept = createKeptAnswers(config, clock);
  const late = createLateAnswers({ timeoutMs, after });
  const parts = { send, addresses, sessions, refresh, kept, late, clock, timeoutMs };
  return {
    forRequest: (identity) => createRequestCaller(parts, identity),
    forgetLate: (sessionId) => late.forget(sessionId),
    health: createHealth({ send, addresses, clock }),
    download: createDownload({ transport, addresses, timeoutMs }),
    close: async () => transport.close?.(),
  };
}
