import { createSealing } from '../../sealed/sealing.ts';
import type { ProcessState, ProcessStateOptions } from '../process-state.ts';
import { checkSecret } from './check-secret.ts';
import { connectChannel } from './redis-channel.ts';
import { createRedisClock } from './redis-clock.ts';
import { connectRedis } from './redis-connection.ts';
import { failureCountsInRedis, windowCountsInRedis } from './redis-counts.ts';
import { createRedisEnterpriseAnswers } from './redis-enterprise-answers.ts';
import { createRedisFeedLeases } from './redis-feed-leases.ts';
import { createRedisMicroappGrants } from './redis-microapp-grants.ts';
import { createRedisRefreshLeases } from './redis-refresh-leases.ts';
import { createRedisReplacedSecrets } from './redis-replaced-secrets.ts';
import { createRedisSessionStore } from './redis-session-store.ts';

/** Opens the state that all processes share in Redis. Throws StoreError if it cannot be used. */
export async function openRedisState({
  config,
  url,
  clock: ownClock,
  after,
  logger,
  credentials,
}: ProcessStateOptions & { url: string }): Promise<ProcessState> {
  const redis = await connectRedis({
    ...{ url, logger, clock: ownClock },
    ...(credentials && { credentials }),
  });
  const sealing = createSealing(config.sessionSecret, config.formerSecrets);
  await checkSecret(redis, sealing, logger);
  const { clock, stop } = await createRedisClock({ redis, clock: ownClock, after, logger });
  const counts = { redis, sealing, clock };
  return {
    clock,
    sessions: createRedisSessionStore({
      redis,
      secret: config.sessionSecret,
      formerSecrets: config.formerSecrets,
      idleMs: config.sessionIdleMs,
      absoluteMs: config.sessionAbsoluteMs,
      clock,
    }),
    grants: createRedisMicroappGrants(redis, clock),
    refreshLeases: createRedisRefreshLeases(redis, after),
    replaced: createRedisReplacedSecrets(redis),
    channel: await connectChannel(redis, sealing),
    feedLeases: createRedisFeedLeases(redis, sealing),
    enterpriseAnswers: createRedisEnterpriseAnswers(redis, sealing),
    windowCounts: windowCountsInRedis(counts),
    failureCounts: failureCountsInRedis(counts),
    async close() {
      stop();
      await redis.close();
    },
  };
}
