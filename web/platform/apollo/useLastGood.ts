import { useState } from 'react';

/**
 * An answer, or the last one that there was while the next is on its way or has failed. `isOther` says that it answers another question than
 * the one that is asked now, by its key.
 */
export function useLastGood<Answer>(
  key: string,
  answer: Answer | null | undefined,
): { answer: Answer; isOther: boolean } | null {
  const [kept, setKept] = useState<{ key: string; answer: Answer } | null>(null);
  if (answer != null && (kept?.answer !== answer || kept.key !== key)) setKept({ key, answer });
  if (answer != null) return { answer, isOther: false };
  return kept === null ? null : { answer: kept.answer, isOther: kept.key !== key };
}
