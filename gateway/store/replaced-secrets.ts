import type { Clock } from '../async/clock.ts';

/** Cookie secrets that a new sign-in has replaced, remembered for a few minutes. */
export interface ReplacedSecrets {
  add(secret: string): Promise<void>;
  has(secret: string): Promise<boolean>;
}

/** How long an answer may be late and still find its cookie among the replaced ones. */
export const REPLACED_FOR_MS = 5 * 60_000;
/** Bounds what sign-ins can make the gateway remember: the oldest are forgotten earlier. */
const MAX_REPLACED = 10_000;

/** Remembers replaced secrets in the memory of this process. */
export function createReplacedSecrets(clock: Clock): ReplacedSecrets {
  const replacedAt = new Map<string, number>();

  /** Secrets are in the order in which they were replaced, so the oldest are first. */
  function forgetOld(): void {
    for (const [secret, time] of replacedAt) {
      if (replacedAt.size < MAX_REPLACED && clock() - time < REPLACED_FOR_MS) return;
      replacedAt.delete(secret);
    }
  }

  return {
    async add(secret) {
      forgetOld();
      replacedAt.set(secret, clock());
    },
    async has(secret) {
      const time = replacedAt.get(secret);
      return time !== undefined && clock() - time < REPLACED_FOR_MS;
    },
  };
}
