import type { Clock } from '../async/clock.ts';
import type { Logger } from '../logging/logger.ts';
import type { EnterpriseAnswers } from '../store/enterprise-answers.ts';
import { NO_OTHER_PROCESS, type ProcessChannel } from '../store/process-channel.ts';
import { UNSHARED_REFRESH, type RefreshLeases } from '../store/refresh-leases.ts';
import type { SessionStore } from '../store/session-store.ts';
import type { After } from '../async/timers.ts';
import { createAddresses } from './addresses.ts';
import { createCallLanes } from './call-lanes.ts';
import { createDownload, type Download } from './download.ts';
import { createSend, type Send } from './http-call.ts';
import { createHealth, type UpstreamHealth } from './health.ts';
import { createCachedAnswers, type CacheTimes } from './cached-answers.ts';
import { createLateAnswers } from './late-answers.ts';
import type { CallScope } from './call-scope.ts';
import { NO_OBSERVER, type UpstreamObserver } from '../logging/upstream-observer.ts';
import { createRetailClient } from './create-retail-client.ts';
import type { RetailClient } from './retail-client.ts';
import type { RetailConfig } from './retail-config.ts';
import { createServiceGuards } from './service-guards.ts';
import { createTokenRefresh } from './tokens/token-refresh.ts';
import type { Transport } from './transport.ts';

export interface UpstreamOptions {
  config: {
    /** Null only before the embedded services have started; createUpstream needs the address. */
    retailUrl: string | null;
    retailConfig: RetailConfig;
    upstreamTimeoutMs: number;
    upstreamConnections: number;
  } & CacheTimes;
  transport: Transport;
  sessions: SessionStore;
  refreshLeases?: RefreshLeases;
  channel?: ProcessChannel;
  enterpriseAnswers?: EnterpriseAnswers | null;
  observer?: UpstreamObserver;
  clock: Clock;
  /** Timer for late calls and for waiting on concurrency limits. */
  after: After;
  logger: Logger;
}

/** The retail services as the gateway calls them, created once per process. */
export interface Upstream {
  /**
   * The client of one request. With a session its token is sent and refreshed; without one, as for
   * a sign-in, no token is sent.
   */
  forRequest(identity: CallScope): RetailClient;
  /**
   * Drops the running calls of a session after it changed something, so that they no longer answer
   * follow-ups.
   */
  forgetLate(sessionId: string): void;
  health(): Promise<UpstreamHealth>;
  /** Services whose circuit breaker is open. */
  openCircuits(): string[];
  download: Download;
  close(): Promise<void>;
}

/** Tells other processes that a session has changed something. */
const LATE = 'late answers';

export function createUpstream({
  config,
  transport,
  sessions,
  refreshLeases = UNSHARED_REFRESH,
  channel = NO_OTHER_PROCESS,
  enterpriseAnswers = null,
  observer = NO_OBSERVER,
  clock,
  after,
  logger,
}: UpstreamOptions): Upstream {
  const { retailUrl, retailConfig, upstreamTimeoutMs: timeoutMs } = config;
  if (retailUrl === null)
    throw new Error(
      'the address of the retail services is not known: neither RETAIL_URL nor embedded services',
    );
  const addresses = createAddresses(retailUrl, retailConfig);
  const exchange = createSend({ transport, clock, logger });
  const guards = createServiceGuards({
    connections: config.upstreamConnections,
    fullLimitMs: timeoutMs,
    clock,
    after,
    logger,
  });
  const send: Send = (call) =>
    guards.guard({ ...call, isVisitor: call.accessToken === null }, (timeLeftMs) =>
      exchange({ ...call, timeoutMs: timeLeftMs }),
    );
  const refresh = createTokenRefresh({
    ...{ send, addresses, sessions, leases: refreshLeases, clock, after, logger, timeoutMs },
    refreshed: observer.refreshed,
  });
  const cached = createCachedAnswers(config, clock, {
    ...{ channel, enterpriseAnswers },
    looked: observer.looked,
  });
  const late = createLateAnswers({ timeoutMs, after });
  channel.receive(LATE, (sessionId) => late.forget(sessionId as string));
  const inLane = createCallLanes(clock, after);
  const parts = { send, addresses, sessions, refresh, cached, late, inLane, clock, timeoutMs };
  return {
    forRequest: (identity) => createRetailClient(parts, identity),
    forgetLate(sessionId) {
      late.forget(sessionId);
      channel.send(LATE, sessionId);
    },
    // Bypasses the guards, so that it sees the real state of the services.
    health: createHealth({ send: exchange, addresses, clock }),
    openCircuits: guards.openCircuits,
    download: createDownload({ transport, guard: guards.guard, addresses, timeoutMs }),
    close: async () => transport.close?.(),
  };
}
