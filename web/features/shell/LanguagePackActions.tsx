import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { useSessionActions } from '../../platform/session/SessionActions.tsx';

interface LanguagePackActionsProps {
  busy: boolean;
  onRetry: () => void;
  onDismiss: () => void;
  /** What leaving the dialog means. */
  dismissText: string;
}

/**
 * Buttons: continue with the present texts, confirm, which signs out, or retry. Retry is the main
 * one and the first has the focus, because neither loses anything.
 */
export function LanguagePackActions({
  busy,
  onRetry,
  onDismiss,
  dismissText,
}: LanguagePackActionsProps) {
  const { t } = useTranslation();
  const { signOut, signOutFailed } = useSessionActions();
  return (
    <>
      {signOutFailed && (
        <p className="err grow" role="alert">
          {t('logout.failed')}
        </p>
      )}
      <Button kind="plain" onClick={onDismiss}>
        {dismissText}
      </Button>
      <Button kind="plain" onClick={signOut}>
        {t('langpack.confirm')}
      </Button>
      <Button kind="primary" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  );
}
