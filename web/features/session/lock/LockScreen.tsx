import { use, useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
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
 * Covers a locked page, above all other open dialogs. Escape does not close it. PageCover hides the
 * page behind it.
 */
export function LockScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  use(language.loadPart('workbench'));
  const titleId = useId();
  const session = useSession();
  const { locked, failure, isUnavailable } = useLockedSession();
  const { signOut, failed } = useSignOut();
  const since = locked === null ? '' : formatTimeOfDay(locked.lockedAt);
  return (
    <ModalDialog labelledBy={titleId} size="screen" focusesItself topmost>
      <div className="lock-screen">
        <div className="lock-card" tabIndex={-1} ref={takeFocus}>
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
      </div>
    </ModalDialog>
  );
}

function statusText(isUnavailable: boolean, failure: Failure | null, t: TFunction): string {
  if (isUnavailable) return t('lock.unavailable');
  return failure === null ? t('loading') : `${reasonText(t, failure)} ${t('lock.retrying')}`;
}

/** Takes the focus from the covered page until there is a field for the password. */
function takeFocus(card: HTMLElement | null): void {
  card?.focus();
}
