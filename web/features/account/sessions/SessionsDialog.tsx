import { use, useState } from 'react';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { LockAfterField } from './LockAfterField.tsx';
import { SessionRightDocument } from './EndSessions.gen.ts';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { SessionTable } from './SessionTable.tsx';
import { SessionsDocument } from './Sessions.gen.ts';
import { useSessionEnding } from './useSessionEnding.ts';

/**
 * The sessions of the account, buttons to end one or all others, and the time after which this browser
 * locks the page. Administrators also get to the sessions of others.
 */
export function SessionsDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  use(useLanguage().language.loadPart('work'));
  const { isLockable } = useViewer().session;
  const sessions = usePartQuery(SessionsDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer?.sessions,
    fetchPolicy: 'network-only',
  });
  const { question, done, problem, busy, ask, end } = useSessionEnding();
  // Asked apart, because the services answer it, and the list needs none of them.
  const { part: isAdministrator } = usePartQuery(SessionRightDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer?.isSessionAdministrator,
    fetchPolicy: 'network-only',
  });
  const [isAdministering, setAdministering] = useState(false);
  const others = sessions.part?.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  const secondaryButton = (text: string, onClick: () => void) => (
    <Button kind="plain" onClick={onClick}>
      {text}
    </Button>
  );
  if (isAdministering) return <EndSessionsDialog onBack={() => setAdministering(false)} />;
  return (
    <ModalDialog
      title={t('sessions.title')}
      size="table"
      onClose={onClose}
      footer={
        question !== null ? (
          <>
            {secondaryButton(t('account.cancel'), () => ask(null))}
            <Button kind="primary" busy={busy} onClick={() => void end(question)}>
              {t('sessions.endOthers.yes')}
            </Button>
          </>
        ) : (
          <>
            {isAdministrator === true &&
              secondaryButton(t('sessions.admin.title'), () => setAdministering(true))}
            {others > 0 && secondaryButton(t('sessions.endOthers'), () => ask({ kind: 'others' }))}
            {secondaryButton(t('close'), onClose)}
          </>
        )
      }
    >
      <div className="dialog-parts">
        <Loaded query={sessions} waiting={<Skeleton height="6rem" />}>
          {(list) => (
            <SessionTable
              sessions={list}
              onEnd={({ id }, name) => ask({ kind: 'one', id, name })}
            />
          )}
        </Loaded>
        {sessions.part !== null && others === 0 && done === null && (
          <p className="mute">{t('sessions.noOthers')}</p>
        )}
        {question !== null && (
          <p role="alert">
            {question.kind === 'one'
              ? t('sessions.endOne.ask', { 0: question.name })
              : t('sessions.endOthers.ask', { 0: others })}
          </p>
        )}
        <p role="status">{done}</p>
        <Refusal problem={problem} />
        {isLockable && <LockAfterField />}
      </div>
    </ModalDialog>
  );
}
