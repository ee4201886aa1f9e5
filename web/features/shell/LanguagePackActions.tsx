import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button/Button.tsx';
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
      <Button kind="plain" disabled={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button kind="plain" onClick={onDismiss}>
        {t('langpack.goOn')}
      </Button>
      <Button kind="primary" onClick={signOut}>
        {t('langpack.confirm')}
      </Button>
    </>
  );
}
