import type { SecureContextOptions } from 'node:tls';
import type { Clock } from '../async/clock.ts';
import type { After } from '../async/timers.ts';
import type { Logger } from '../logging/logger.ts';
import type { EnterpriseAnswers } from './enterprise-answers.ts';
import { failureCountsInMemory, type OpenFailureCounts } from './failure-counts.ts';
import { OWN_FEEDS, type FeedLeases } from './feed-leases.ts';
import type { MicroappGrants } from './microapp-grants.ts';
import { NO_OTHER_PROCESS, type ProcessChannel } from './process-channel.ts';
import { UNSHARED_REFRESH, type RefreshLeases } from './refresh-leases.ts';
import { createReplacedSecrets, type ReplacedSecrets } from './replaced-secrets.ts';
import type { SessionStore } from './session-store.ts';
import { windowCountsInMemory, type OpenWindowCounts } from './window-counts.ts';

/**
 * What must be the same for all processes of a gateway: in SQLite and in the memory of the only
 * one, or in Redis for several.
 */
export interface ProcessState {
  /** The time on which all processes agree. */
  clock: Clock;
  sessions: SessionStore;
  grants: MicroappGrants;
  refreshLeases: RefreshLeases;
  replaced: ReplacedSecrets;
  channel: ProcessChannel;
  feedLeases: FeedLeases;
  /** Null: each process has only its own answers. */
  enterpriseAnswers: EnterpriseAnswers | null;
  windowCounts: OpenWindowCounts;
  failureCounts: OpenFailureCounts;
  close(): Promise<void>;
}

export interface ProcessStateOptions {
  config: {
    dataDir: string;
    redisUrl: string | null;
    sessionSecret: Buffer;
    formerSecrets: readonly Buffer[];
    sessionIdleMs: number;
    sessionAbsoluteMs: number;
  };
  clock: Clock;
  after: After;
  logger: Logger;
  /** The authorities and the own certificate of a new connection to Redis with TLS. */
  credentials?: () => SecureContextOptions;
}

/** The state of a single process with these stores. */
export function createOwnState(
  sessions: SessionStore,
  grants: MicroappGrants,
  clock: Clock,
): ProcessState {
  return {
    clock,
    sessions,
    grants,
    refreshLeases: UNSHARED_REFRESH,
    replaced: createReplacedSecrets(clock),
    channel: NO_OTHER_PROCESS,
    feedLeases: OWN_FEEDS,
    enterpriseAnswers: null,
    windowCounts: windowCountsInMemory(clock),
    failureCounts: failureCountsInMemory(clock),
    async close() {
      await grants.close();
      await sessions.close();
    },
  };
}
