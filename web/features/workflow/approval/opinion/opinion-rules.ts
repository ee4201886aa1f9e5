import { lengthOf } from '../../../../records/fields/text-length.ts';

/** The gateway's limit, after trimming. */
export const longestOpinion = 500;

/** What stands at an end and nobody sees; without it the gateway counts too. */
const invisibleEnds = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]+|[\s\p{Cc}\p{Cf}\p{DI}\u2800]+$/gu;

/** How many characters an opinion has, as people count them. */
export function opinionLength(text: string): number {
  return lengthOf(text.replace(invisibleEnds, ''));
}

/** What is wrong with an opinion, by the key of a text; null when it may be sent. */
export function opinionProblem(text: string): { textKey: string } | null {
  const length = opinionLength(text);
  if (length === 0) return { textKey: 'approval.opinion.required' };
  return length > longestOpinion ? { textKey: 'approval.opinion.tooLong' } : null;
}
