import { useState } from 'react';

/**
 * Returns the answer, or the previous one while the next is loading or has failed. `isOther` means
 * that it belongs to another key than the current one.
 */
export function useLastAnswer<Answer>(
  key: string,
  answer: Answer | null | undefined,
): { answer: Answer; isOther: boolean } | null {
  const [last, setLast] = useState<{ key: string; answer: Answer } | null>(null);
  if (answer != null && (last?.answer !== answer || last.key !== key)) setLast({ key, answer });
  if (answer != null) return { answer, isOther: false };
  return last === null ? null : { answer: last.answer, isOther: last.key !== key };
}
