import { use } from 'react';
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
import { SessionTable } from './SessionTable.tsx';
import { SessionsDocument } from './Sessions.gen.ts';
import { useSessionEnding } from './useSessionEnding.ts';

/**
 * The sessions of the account, buttons to end one or all others, and the time after which this browser
 * locks the page.
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
  const others = sessions.part?.filter(({ isCurrent }) => !isCurrent).length ?? 0;

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
        question !== null ? (
          <>
            {secondaryButton(t('account.cancel'), () => ask(null))}
            <Button kind="primary" busy={busy} onClick={() => void end(question)}>
              {t('sessions.endOthers.yes')}
            </Button>
          </>
        ) : (
          <>
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
