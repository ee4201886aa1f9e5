import { use, useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatTimeOfDay } from '../../../design/number/format-day.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { initialOf } from '../../../design/icons/initial.ts';
import { useSignOut } from '../useSignOut.ts';
import type { TFunction } from 'i18next';
import type { Failure } from '../../../platform/apollo/failure.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { SignOnAgain } from './SignOnAgain.tsx';
import { UnlockForm } from './UnlockForm.tsx';
import { useLockedSession } from './useLockedSession.ts';
import './LockScreen.css';

/**
 * Covers a locked page. It is a native modal dialog, so that it is above all other open dialogs.
 * PageCover hides the page behind it.
 */
export function LockScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  use(language.loadPart('workbench'));
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const session = useSession();
  const { locked, failure, isUnavailable } = useLockedSession();
  const { signOut, failed } = useSignOut();
  const show = () => {
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  useEffect(show, []);
  const preventClosing = (event: SyntheticEvent) => event.preventDefault();
  const since = locked === null ? '' : formatTimeOfDay(locked.lockedAt);
  return createPortal(
    // Escape does not close the dialog. If the browser closes it anyway, it is opened again.
    <dialog
      ref={dialog}
      className="lock-screen"
      data-cover=""
      aria-labelledby={titleId}
      onCancel={preventClosing}
      onClose={show}
    >
      <div className="lock-card">
        <span className="lock-mark">
          {locked === null ? <Icon name="lock" size="large" /> : initialOf(locked.name)}
        </span>
        <h1 id={titleId}>{locked?.name ?? t('lock.title')}</h1>
        {locked !== null && (
          <p className="mute small">{`${locked.code} · ${locked.enterpriseName} · ${t('lock.since', { 0: since })}`}</p>
        )}
        {locked?.signedInBy === 'PASSWORD' && <UnlockForm account={locked.code} />}
        {locked?.signedInBy === 'SINGLE_SIGN_ON' && (
          <SignOnAgain address={locked.singleSignOnUrl} />
        )}
        <p className="mute" role="status">
          {locked === null && statusText(isUnavailable, failure, t)}
        </p>
        {isUnavailable && (
          <Button kind="primary" size="large" onClick={() => session.unlock()}>
            {t('lock.back')}
          </Button>
        )}
        {failed && (
          <p className="err" role="alert">
            {t('logout.failed')}
          </p>
        )}
        <Button kind="quiet" onClick={() => void signOut()}>
          {t('lock.leave')}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

function statusText(isUnavailable: boolean, failure: Failure | null, t: TFunction): string {
  if (isUnavailable) return t('lock.unavailable');
  return failure === null ? t('loading') : `${reasonText(t, failure)} ${t('lock.retrying')}`;
}
