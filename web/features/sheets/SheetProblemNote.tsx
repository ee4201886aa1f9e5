import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { reasonText } from '../../design/feedback/reason.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import type { SaveProblem } from './useSheetSave.ts';

interface SheetProblemNoteProps {
  problem: SaveProblem | null;
  busy: boolean;
  /** Repeats the same save. */
  onAgain: () => void;
  onReload?: (() => void) | undefined;
}

/** Says why a document was not saved, or that the outcome is unknown. The input is not lost. */
export function SheetProblemNote({ problem, busy, onAgain, onReload }: SheetProblemNoteProps) {
  const { t } = useTranslation();
  if (problem === null) return null;
  const failure = problem.kind === 'unknown' || problem.kind === 'failed' ? problem.failure : null;
  const message = 'message' in problem ? problem.message : reasonText(t, problem.failure);
  return (
    <div className="sheet-problem" role="alert">
      <Icon name="alert" />
      <div>
        <b>{t(problem.kind === 'unknown' ? 'sheets.unknown' : 'sheets.notSaved')}</b>
        <p>{message}</p>
        {failure?.requestId != null && (
          <p className="small mute">{t('failure.requestId', { 0: failure.requestId })}</p>
        )}
        {problem.kind === 'unknown' && (
          <Button kind="plain" busy={busy} onClick={onAgain}>
            {t('sheets.again')}
          </Button>
        )}
        {problem.kind === 'conflict' && onReload !== undefined && (
          <Button kind="plain" busy={busy} onClick={onReload}>
            {t('sheets.reload')}
          </Button>
        )}
      </div>
    </div>
  );
}
