import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { commandText } from '../../../platform/data/command-outcome.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { LockAfterField } from './LockAfterField.tsx';
import { SessionTable } from './SessionTable.tsx';
import { SessionsDocument, SessionsEndOthersDocument } from './Sessions.gen.ts';

/**
 * The sessions of the account, a button to end all others, and the time after which this browser
 * locks the page.
 */
export function SessionsDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const { isLockable } = useViewer().session;
  const sessions = usePartQuery(SessionsDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer?.sessions,
    fetchPolicy: 'network-only',
  });
  const endOthers = useCommand(SessionsEndOthersDocument);
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const others = sessions.part?.filter(({ isCurrent }) => !isCurrent).length ?? 0;

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
      size="table"
      onClose={onClose}
      footer={
        asking ? (
          <>
            {secondaryButton(t('account.cancel'), () => setAsking(false))}
            <Button kind="primary" busy={endOthers.busy} onClick={() => void end()}>
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
        <Loaded query={sessions} waiting={<Skeleton height="6rem" />}>
          {(list) => <SessionTable sessions={list} />}
        </Loaded>
        {sessions.part !== null && others === 0 && done === null && (
          <p className="mute">{t('sessions.noOthers')}</p>
        )}
        {asking && <p role="alert">{t('sessions.endOthers.ask', { 0: others })}</p>}
        <p role="status">{done}</p>
        <Refusal problem={problem} />
        {isLockable && <LockAfterField />}
      </div>
    </ModalDialog>
  );
}
