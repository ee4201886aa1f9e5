import { listsOf, type ResultList } from './result-lists.ts';

/** The answer to the last run of a tab. */
export interface Answer {
  lists: readonly ResultList[];
  /** Number of errors. */
  errors: number;
  /** Cost of the operation and the most that is allowed; null when the gateway does not report it. */
  cost: { requested: number; limit: number } | null;
}

/** Reads the text that the editor shows as the result; null if there is none. */
export function readAnswer(text: string | null | undefined): Answer | null {
  if (text == null || text.trim() === '') return null;
  try {
    const answer = JSON.parse(text) as {
      data?: unknown;
      errors?: unknown;
      extensions?: { cost?: Partial<Answer['cost']> };
    };
    const { requested, limit } = answer.extensions?.cost ?? {};
    return {
      lists: listsOf(answer.data),
      errors: Array.isArray(answer.errors) ? answer.errors.length : 0,
      cost:
        typeof requested === 'number' && typeof limit === 'number' ? { requested, limit } : null,
    };
  } catch {
    return null;
  }
}
