import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { commandText } from '../../../platform/data/command-outcome.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { AsyncContent } from '../AsyncContent.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { LockAfterField } from './LockAfterField.tsx';
import { SessionLines } from './SessionLines.tsx';
import { SessionsEndOthersDocument, useSessionsQuery } from './Sessions.gen.ts';

/**
 * The sessions of the account, a button to end all others, and the time after which this browser
 * locks the page.
 */
export function SessionsDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const { lockable } = useViewer().session;
  const { data, loading, error, refetch } = useSessionsQuery({ fetchPolicy: 'network-only' });
  const endOthers = useCommand(SessionsEndOthersDocument);
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sessions = data?.viewer?.sessions;
  const others = sessions?.filter(({ current }) => !current).length ?? 0;

  async function end() {
    setProblem(null);
    const outcome = await endOthers.run({});
    if (outcome.kind === 'done') {
      setDone(t('sessions.ended', { 0: outcome.result.ended }));
      setAsking(false);
    } else setProblem(commandText(t, outcome));
  }
  const secondaryButton = (text: string, onClick: () => void) => (
    <Button kind="plain" onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <ModalDialog
      title={t('sessions.title')}
      onClose={onClose}
      footer={
        asking ? (
          <>
            {secondaryButton(t('account.cancel'), () => setAsking(false))}
            <Button kind="primary" disabled={endOthers.busy} onClick={() => void end()}>
              {t('sessions.endOthers.yes')}
            </Button>
          </>
        ) : (
          <>
            {others > 0 && secondaryButton(t('sessions.endOthers'), () => setAsking(true))}
            {secondaryButton(t('close'), onClose)}
          </>
        )
      }
    >
      <div className="dialog-parts">
        <AsyncContent
          result={sessions}
          loading={loading}
          error={error}
          onRetry={() => void refetch()}
        >
          {(list) => <SessionLines sessions={list} />}
        </AsyncContent>
        {sessions != null && others === 0 && done === null && (
          <p className="mute">{t('sessions.noOthers')}</p>
        )}
        {asking && <p role="alert">{t('sessions.endOthers.ask', { 0: others })}</p>}
        <p role="status">{done}</p>
        <Refusal problem={problem} />
        {lockable && <LockAfterField />}
      </div>
    </ModalDialog>
  );
}
