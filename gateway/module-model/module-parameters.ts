import type { CardParameter } from '../generated/resolvers.ts';

/** Maximum parameters; more than any module needs. */
const MAX_PARAMETERS = 20;

/**
 * Parses the parameters with which a module is opened: a JSON object of texts, numbers and
 * booleans. Returns none for anything else.
 */
export function moduleParametersOf(text: unknown): CardParameter[] {
  if (typeof text !== 'string' || text.trim() === '') return [];
  try {
    const object: unknown = JSON.parse(text);
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return [];
    return Object.entries(object)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .slice(0, MAX_PARAMETERS)
      .map(([name, value]) => ({ name, value: String(value) }));
  } catch {
    return [];
  }
}
