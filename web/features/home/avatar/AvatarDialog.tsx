import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { requirePayload } from '../../../platform/apollo/require-payload.ts';
import { failureText } from '../../../design/feedback/reason.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { Avatar } from '../../../design/icons/Avatar.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { useAvatarSetMutation } from './AvatarSet.gen.ts';
import { DropArea } from './DropArea.tsx';
import { UploadLine } from './UploadLine.tsx';
import { useUpload } from './useUpload.ts';
import './AvatarDialog.css';

/**
 * Changes the avatar of the account. A chosen file is uploaded at once, and the preview shows the
 * picture that the gateway returns, as everyone will see it. It becomes the avatar only when the
 * user confirms.
 */
export function AvatarDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const { name, avatarUrl } = useViewer();
  const notify = useNotify();
  const { state, uploaded, choose } = useUpload();
  const [setAvatar, { loading }] = useAvatarSetMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function save(file: string | null): Promise<void> {
    setProblem(null);
    try {
      const { data } = await setAvatar({ variables: { input: { file } } });
      const refusal = requirePayload(data?.avatarSet).userErrors[0];
      if (refusal !== undefined) {
        setProblem(refusal.message);
        return;
      }
      notify(file === null ? t('avatar.removed') : t('avatar.saved'));
      onClose();
    } catch (error) {
      setProblem(failureText(t, failureOf(error)));
    }
  }
  return (
    <ModalDialog
      title={t('avatar.change')}
      size="wide"
      onClose={onClose}
      footer={
        <>
          {avatarUrl !== null && (
            <Button
              kind="plain"
              className="avatar-remove"
              disabled={loading}
              onClick={() => void save(null)}
            >
              {t('avatar.remove')}
            </Button>
          )}
          <Button kind="plain" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button
            kind="primary"
            disabled={loading || uploaded === null || state.kind === 'running'}
            onClick={() => uploaded !== null && void save(uploaded.file)}
          >
            {t('avatar.confirm')}
          </Button>
        </>
      }
    >
      <div className="dialog-parts">
        <div className="avatar-choice">
          <DropArea
            onChoose={(file) => {
              setProblem(null);
              choose(file);
            }}
          />
          <figure className="avatar-figure">
            <Avatar name={name} url={uploaded?.url ?? avatarUrl} size="preview" />
            <figcaption>{t('avatar.preview')}</figcaption>
          </figure>
        </div>
        <UploadLine state={state} />
        <Refusal problem={problem} />
      </div>
    </ModalDialog>
  );
}
