import { useState } from 'react';

/**
 * Returns the answer, or the previous one while the next is loading or has failed. `isOther` means
 * that it belongs to another key than the current one.
 */
export function useLastAnswer<Answer>(
  key: string,
  answer: Answer | null | undefined,
): { answer: Answer; isOther: boolean } | null {
  const [kept, setKept] = useState<{ key: string; answer: Answer } | null>(null);
  if (answer != null && (kept?.answer !== answer || kept.key !== key)) setKept({ key, answer });
  if (answer != null) return { answer, isOther: false };
  return kept === null ? null : { answer: kept.answer, isOther: kept.key !== key };
}
