import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { ProgressBar } from '../../../design/feedback/ProgressBar.tsx';
import { reasonText, type Reason } from '../../../design/feedback/reason.ts';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { isDisplayable, extensionOf, type PictureProblem } from './picture-rules.ts';
import type { UploadState } from './useUpload.ts';

/** The state of the upload: its progress, success, or the reason for the failure. */
export function UploadLine({ state }: { state: UploadState }) {
  const { t } = useTranslation();
  const problemText = (problem: PictureProblem | Reason) =>
    'values' in problem ? t(problem.textKey, { ...problem.values }) : reasonText(t, problem);
  return (
    <div className="avatar-upload">
      {state.kind !== 'none' && <p className="avatar-file">{state.name}</p>}
      {state.kind === 'running' && (
        <ProgressBar share={state.share} label={t('avatar.uploading')} />
      )}
      <p role="status">
        {state.kind === 'running' && t('avatar.uploading')}
        {state.kind === 'done' && t('avatar.uploaded')}
        {state.kind === 'done' &&
          !isDisplayable(state.name) &&
          ` ${t('avatar.undrawn', { 0: extensionOf(state.name) })}`}
      </p>
      <Refusal problem={state.kind === 'failed' ? problemText(state.problem) : null} />
      {state.kind === 'failed' && state.requestId !== null && (
        <p className="small mute">{t('failure.requestId', { 0: state.requestId })}</p>
      )}
      {state.kind === 'failed' && state.retry !== null && (
        <Button kind="plain" onClick={state.retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
