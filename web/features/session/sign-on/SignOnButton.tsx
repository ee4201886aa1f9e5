import { useTranslation } from 'react-i18next';
import { useSignOn } from './useSignOn.ts';
import { useSignOnUrl } from './useSignOnUrl.ts';

/** The way to single sign-on, where the operator has one. Its place is kept free, so that nothing moves when it comes. */
export function SignOnButton() {
  const { t } = useTranslation();
  const { signOn, canSignOn } = useSignOn(useSignOnUrl());
  return (
    <div className="login-sign-on">
      {canSignOn && (
        <button className="btn btn-lg" type="button" onClick={signOn}>
          {t('login.signOn')}
        </button>
      )}
    </div>
  );
}
