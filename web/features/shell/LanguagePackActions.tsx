import { useTranslation } from 'react-i18next';
import { useSessionActions } from '../../platform/session/SessionActions.tsx';

interface LanguagePackActionsProps {
  busy: boolean;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Buttons: retry, continue with the built-in texts, or confirm, which signs out. */
export function LanguagePackActions({ busy, onRetry, onDismiss }: LanguagePackActionsProps) {
  const { t } = useTranslation();
  const { signOut, signOutFailed } = useSessionActions();
  return (
    <>
      {signOutFailed && (
        <p className="err grow" role="alert">
          {t('logout.failed')}
        </p>
      )}
      <button className="btn" type="button" disabled={busy} onClick={onRetry}>
        {t('retry')}
      </button>
      <button className="btn" type="button" onClick={onDismiss}>
        {t('langpack.goOn')}
      </button>
      <button className="btn btn-p" type="button" onClick={signOut}>
        {t('langpack.confirm')}
      </button>
    </>
  );
}
