import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { PressProblem } from './press-outcome.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import './PressProblemNote.css';

interface PressProblemNoteProps {
  problem: PressProblem | null;
  /** The action is being retried. */
  busy: boolean;
  onRetry: () => void;
  onReload: () => void;
  /** Null if there is no next approval. */
  onNext: (() => void) | null;
}

/** Says why an action failed and offers the next steps. Nothing the user wrote is lost. */
export function PressProblemNote({
  problem,
  busy,
  onRetry,
  onReload,
  onNext,
}: PressProblemNoteProps) {
  const { t } = useTranslation();
  if (problem === null) return null;
  const failure = 'failure' in problem ? problem.failure : null;
  return (
    <div className="press-problem" role="alert">
      <Icon name="alert" />
      <div className="grow">
        <b>{t(titleKeys[problem.kind])}</b>
        {'message' in problem && <p>{problem.message}</p>}
        {problem.kind === 'edits' && <p>{t('approval.problem.edits.reason')}</p>}
        {problem.kind === 'unknown' && <p>{t('approval.problem.unknown.reason')}</p>}
        {problem.kind === 'failed' && <p>{reasonText(t, problem.failure)}</p>}
        {failure?.requestId != null && (
          <p className="small mute">{t('failure.requestId', { 0: failure.requestId })}</p>
        )}
        {problem.kind === 'unknown' && (
          <Button kind="plain" aria-disabled={busy} onClick={onRetry}>
            {t('approval.again')}
          </Button>
        )}
        {problem.kind === 'overtaken' && (
          <div className="press-problem-actions">
            <Button kind="plain" onClick={onReload}>
              {t('approval.reload')}
            </Button>
            {onNext !== null && (
              <Button kind="plain" onClick={onNext}>
                {t('approval.next')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

const titleKeys: Readonly<Record<PressProblem['kind'], string>> = {
  overtaken: 'approval.problem.overtaken',
  refused: 'approval.problem.refused',
  notConfigured: 'approval.notConfigured',
  edits: 'approval.problem.edits',
  failed: 'approval.problem.failed',
  unknown: 'approval.problem.unknown',
};
