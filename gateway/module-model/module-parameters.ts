import type { CardParameter } from '../generated/resolvers.ts';

/** More than any module takes; what comes beyond is somebody's mistake. */
const MOST = 20;

/**
 * What a module is opened with, as the services write it: a JSON object of texts, numbers and truth values. Anything else opens the module
 * without parameters.
 */
export function moduleParametersOf(text: unknown): CardParameter[] {
  if (typeof text !== 'string' || text.trim() === '') return [];
  try {
    const object: unknown = JSON.parse(text);
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return [];
    return Object.entries(object)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .slice(0, MOST)
      .map(([name, value]) => ({ name, value: String(value) }));
  } catch {
    return [];
  }
}
