import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { useSignOn } from './useSignOn.ts';
import { useSignOnUrl } from './useSignOnUrl.ts';

/** `leads`: somebody who is signed in already is taken to his home. The way to single sign-on, where the operator has one. Its place is kept free, so that nothing moves when it comes. */
export function SignOnButton({ leads }: { leads: boolean }) {
  const { t } = useTranslation();
  const { signOn, canSignOn, problem } = useSignOn(useSignOnUrl({ leads }));
  return (
    <div className="login-sign-on">
      {canSignOn && (
        <button className="btn btn-lg" type="button" onClick={signOn}>
          {t('login.signOn')}
        </button>
      )}
      {problem !== null && <Refusal problem={problem} />}
    </div>
  );
}
