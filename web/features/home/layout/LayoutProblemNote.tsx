import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import type { Failure } from '../../../platform/apollo/failure.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { normalizeLayout } from './editor/grid.ts';
import type { LayoutProblem } from './useLayoutSave.ts';
import type { StoredDashboard } from './useStoredLayout.ts';
import './LayoutProblemNote.css';

interface LayoutProblemNoteProps {
  problem: LayoutProblem | null;
  busy: boolean;
  /** Discards the changes made here and loads the layout that was saved elsewhere. */
  onLoad: (saved: StoredDashboard) => void;
  /** Overwrites the layout that was saved elsewhere with the changes made here. */
  onOverwrite: (saved: StoredDashboard) => void;
}

/**
 * Why a layout was not saved. After a conflict the user chooses which of the two layouts to keep.
 */
export function LayoutProblemNote({ problem, busy, onLoad, onOverwrite }: LayoutProblemNoteProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  if (problem === null) return null;
  if (problem.kind !== 'conflict') {
    return (
      <div className="layout-problem" role="alert">
        <Icon name="alert" />
        <div>
          <b>{t('layout.saveFailed')}</b>
          <p>{problem.kind === 'refused' ? problem.message : reasonText(t, problem.failure)}</p>
          {problem.kind === 'failed' && <RequestId failure={problem.failure} />}
        </div>
      </div>
    );
  }
  const { saved } = problem;
  const names = normalizeLayout(saved.cards).map(({ i18nCode, name }) =>
    serverText(i18nCode, name),
  );
  return (
    <div className="layout-problem" role="alert">
      <Icon name="alert" />
      <div>
        <b>{t('layout.conflict')}</b>
        <p>{t('layout.conflictReason')}</p>
        <p className="small mute">
          {t('layout.conflictCards', { 0: names.length, 1: names.join(t('list.comma')) })}
        </p>
        <div className="layout-problem-actions">
          <Button kind="plain" busy={busy} onClick={() => onLoad(saved)}>
            {t('layout.conflictLoad')}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => onOverwrite(saved)}>
            {t('layout.conflictOverwrite')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The number with which the operator finds the request in the log. */
export function RequestId({ failure }: { failure: Failure }) {
  const { t } = useTranslation();
  if (failure.requestId === null) return null;
  return <p className="small mute">{t('failure.requestId', { 0: failure.requestId })}</p>;
}
