import { useTranslation } from '../../../design/language/useTranslation.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import type { PressProblem } from '../approval/press-outcome.ts';

/** Says why an action failed and what the user can do next. */
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
      const { failure } = problem;
      return [
        reasonText(t, failure),
        problem.kind === 'unknown' && t('approvals.maybeDone'),
        failure.requestId !== null && t('failure.requestId', { 0: failure.requestId }),
      ]
        .filter(Boolean)
        .join(' ');
    }
  }
}
