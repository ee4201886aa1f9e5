import { lengthOf } from '../../../../records/fields/text-length.ts';

/** The gateway's limit in characters, after trimming. */
export const MAX_OPINION_LENGTH = 500;

/** Whitespace and invisible characters, which the gateway does not count at both ends either. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]$/u;
const isVisible = (sign: string) => !invisible.test(sign);

/** Returns the number of characters as users perceive them, without invisible ones at the ends. */
export function opinionLength(text: string): number {
  const signs = Array.from(text);
  const end = signs.findLastIndex(isVisible) + 1;
  return end === 0 ? 0 : lengthOf(signs.slice(signs.findIndex(isVisible), end).join(''));
}

/** Returns the i18n key of the problem with an opinion; null if it is valid. */
export function opinionProblem(text: string): { textKey: string } | null {
  const length = opinionLength(text);
  if (length === 0) return { textKey: 'approval.opinion.required' };
  return length > MAX_OPINION_LENGTH ? { textKey: 'approval.opinion.tooLong' } : null;
}
