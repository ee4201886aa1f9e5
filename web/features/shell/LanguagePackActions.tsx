import { useTranslation } from 'react-i18next';
import { useSessionActions } from '../../kit/session/SessionActions.tsx';

/** Try again, or confirm, which signs out. */
export function LanguagePackActions({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
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
      <button className="btn btn-p" type="button" onClick={signOut}>
        {t('langpack.confirm')}
      </button>
    </>
  );
}
