import { join } from 'node:path';
import { createMicroappGrants } from './microapp-grants.ts';
import { createOwnState, type ProcessState, type ProcessStateOptions } from './process-state.ts';
import { createSqliteSessionStore } from './sqlite-session-store.ts';

/** Opens the state of this process, or the shared one at REDIS_URL. Throws StoreError. */
export async function openProcessState(options: ProcessStateOptions): Promise<ProcessState> {
  if (options.config.redisUrl === null) return openOwnState(options);
  // The client of Redis is loaded only when it is used, which shortens the start.
  const { openRedisState } = await import('./redis/redis-state.ts');
  return openRedisState({ ...options, url: options.config.redisUrl });
}

function openOwnState({ config, clock }: ProcessStateOptions): ProcessState {
  const file = join(config.dataDir, 'gateway.sqlite');
  const sessions = createSqliteSessionStore({
    file,
    secret: config.sessionSecret,
    formerSecrets: config.formerSecrets,
    idleMs: config.sessionIdleMs,
    absoluteMs: config.sessionAbsoluteMs,
    clock,
  });
  return createOwnState(sessions, createMicroappGrants({ file, clock }), clock);
}
