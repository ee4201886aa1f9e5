import { useTranslation } from 'react-i18next';
import type { Problem } from './problem.ts';

/** Why something could not be shown, in words: ours for what is known, the gateway's message for the rest. */
export function useProblemText(): (problem: Problem | null) => string {
  const { t } = useTranslation();
  return (problem) => {
    if (!problem) return t('problem.unknown');
    return t(`problem.${problem.code}`, { defaultValue: problem.message || t('problem.unknown') });
  };
}
