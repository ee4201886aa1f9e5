import { lengthOf } from '../../../../records/fields/text-length.ts';

/** The gateway's limit in characters, after trimming. */
export const MAX_OPINION_LENGTH = 500;

/** Whitespace and invisible characters at both ends, which the gateway does not count either. */
const invisibleEnds = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]+|[\s\p{Cc}\p{Cf}\p{DI}\u2800]+$/gu;

/** Returns the number of characters as users perceive them, without invisible ones at the ends. */
export function opinionLength(text: string): number {
  return lengthOf(text.replace(invisibleEnds, ''));
}

/** Returns the i18n key of the problem with an opinion; null if it is valid. */
export function opinionProblem(text: string): { textKey: string } | null {
  const length = opinionLength(text);
  if (length === 0) return { textKey: 'approval.opinion.required' };
  return length > MAX_OPINION_LENGTH ? { textKey: 'approval.opinion.tooLong' } : null;
}
