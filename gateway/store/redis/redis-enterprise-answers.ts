import type { Sealing } from '../../sealed/sealing.ts';
import type { EnterpriseAnswers, EnterpriseQuestion } from '../enterprise-answers.ts';
import type { RedisConnection } from './redis-connection.ts';

/** Larger answers stay in the memory of each process. */
const MAX_CHARACTERS = 1024 * 1024;
/** Longer than answers are stored, so that a forgotten one is never found again. */
const GENERATION_MS = 24 * 3_600_000;

/**
 * Answers that all processes share, sealed. Their key is a fingerprint of enterprise, address, body
 * and the enterprise's generation, which grows with each change: a call that began before a change
 * stores its answer where nobody looks for it.
 */
export function createRedisEnterpriseAnswers(
  redis: RedisConnection,
  sealing: Sealing,
): EnterpriseAnswers {
  const generationKey = (enterprise: string): string =>
    `portal:generation:${sealing.fingerprint('generation', enterprise)}`;
  /** The generation in which a question was asked first. */
  const askedIn = new WeakMap<EnterpriseQuestion, string>();

  function keyOf({ enterprise, address, body }: EnterpriseQuestion, generation: string): string {
    return `portal:answer:${sealing.fingerprint('answer', enterprise, generation, address, body)}`;
  }

  return {
    async find(question) {
      const generation =
        (await redis.send<string | null>('GET', generationKey(question.enterprise))) ?? '0';
      askedIn.set(question, generation);
      const key = keyOf(question, generation);
      const stored = await redis.send<string | null>('GET', key);
      if (stored === null) return undefined;
      return sealing.unseal(Buffer.from(stored, 'base64'), key) ?? undefined;
    },
    async store(question, answer, maxAgeMs) {
      const generation = askedIn.get(question);
      if (generation === undefined) return;
      const key = keyOf(question, generation);
      const sealed = sealing.seal(answer, key).toString('base64');
      if (sealed.length <= MAX_CHARACTERS)
        await redis.send('SET', key, sealed, 'PX', String(maxAgeMs));
    },
    async forget(enterprise) {
      const key = generationKey(enterprise);
      await redis.together([
        ['INCR', key],
        ['PEXPIRE', key, String(GENERATION_MS)],
      ]);
    },
  };
}
