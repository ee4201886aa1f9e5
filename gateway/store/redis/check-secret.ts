import type { Logger } from '../../logging/logger.ts';
import type { Sealing } from '../../sealed/sealing.ts';
import type { RedisConnection } from './redis-connection.ts';

const KEY = 'portal:sealed-with';

/**
 * Warns if the process that started last seals with a secret that this one does not have: each
 * would sign out the users of the other.
 */
export async function checkSecret(
  redis: Pick<RedisConnection, 'send'>,
  sealing: Pick<Sealing, 'seal' | 'unseal'>,
  logger: Logger,
): Promise<void> {
  const found = await redis.send<string | null>('GET', KEY);
  if (found !== null && sealing.unseal(Buffer.from(found, 'base64'), KEY) === null)
    logger.warn(
      { store: 'redis' },
      'another gateway has used this Redis with a SESSION_SECRET that this one does not have: the sessions and jobs that it sealed cannot be read here. Give all gateways the same secrets, or while a secret is replaced the old one as well (old,new and then new,old)',
    );
  await redis.send('SET', KEY, sealing.seal({}, KEY).toString('base64'));
}
