import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { commandText } from '../../../platform/data/command-outcome.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { Avatar } from '../../../design/icons/Avatar.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { AvatarSetDocument } from './AvatarSet.gen.ts';
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
  const avatarSet = useCommand(AvatarSetDocument);
  const { busy } = avatarSet;
  const [problem, setProblem] = useState<string | null>(null);

  async function save(file: string | null): Promise<void> {
    setProblem(null);
    const outcome = await avatarSet.run({ input: { file } });
    if (outcome.kind !== 'done') setProblem(commandText(t, outcome));
    else {
      notify(file === null ? t('avatar.removed') : t('avatar.saved'));
      onClose();
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
              busy={busy}
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
            busy={busy}
            disabled={uploaded === null || state.kind === 'running'}
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
