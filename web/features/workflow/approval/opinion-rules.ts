/** The gateway's limit, after trimming. */
export const longestOpinion = 500;

/** What is wrong with an opinion, by the key of a text; null when it may be sent. */
export function opinionProblem(text: string): { textKey: string } | null {
  const length = text.trim().length;
  if (length === 0) return { textKey: 'approval.opinion.required' };
  return length > longestOpinion ? { textKey: 'approval.opinion.tooLong' } : null;
}
