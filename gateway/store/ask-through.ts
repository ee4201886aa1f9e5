import type { EnterpriseAnswers } from './enterprise-answers.ts';

interface Asked {
  enterprise: string;
  url: URL;
  body: string;
  /** Asks the services even if an answer is stored. */
  fresh: boolean;
}

/**
 * Returns a function that answers from what processes share, or asks the services and shares their
 * answer. Without Redis, the services answer.
 */
export function askThrough(
  answers: EnterpriseAnswers,
  { enterprise, url, body, fresh }: Asked,
  maxAgeMs: number,
  ask: (timeoutMs: number) => Promise<unknown>,
): (timeoutMs: number) => Promise<unknown> {
  return async (timeoutMs) => {
    const question = { enterprise, address: url.href, body };
    const found = await answers.find(question).catch(() => undefined);
    if (found !== undefined && !fresh) return found;
    const data = await ask(timeoutMs);
    if (typeof data === 'object' && data !== null)
      answers.store(question, data, maxAgeMs).catch(() => undefined);
    return data;
  };
}
