import { useTranslation } from '../../design/language/useTranslation.ts';
import type { Problem } from './problem.ts';

/**
 * Returns a function that translates a problem: the portal's own text for known codes, otherwise
 * the gateway's message.
 */
export function useProblemText(): (problem: Problem | null) => string {
  const { t } = useTranslation();
  return (problem) => {
    if (!problem) return t('problem.unknown');
    return t(`problem.${problem.code}`, { defaultValue: problem.message || t('problem.unknown') });
  };
}
