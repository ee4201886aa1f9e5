import { useTranslation } from 'react-i18next';
import type { PressProblem } from '../approval/press-outcome.ts';

/** Why something that was pressed was not done, in words, and what to do next. */
export function PressProblemText({ problem }: { problem: PressProblem }) {
  const { t } = useTranslation();
  switch (problem.kind) {
    case 'overtaken':
    case 'refused':
      return problem.message || t('service.unknown');
    case 'notConfigured':
    case 'edits':
      return t('approvals.notConfigured');
    case 'failed':
    case 'unknown': {
      const { textKey, requestId } = problem.failure;
      return [
        t(textKey),
        problem.kind === 'unknown' && t('approvals.maybeDone'),
        requestId !== null && t('failure.requestId', { 0: requestId }),
      ]
        .filter(Boolean)
        .join(' ');
    }
  }
}
