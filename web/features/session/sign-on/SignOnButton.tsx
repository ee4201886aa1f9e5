import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { useSignOn } from './useSignOn.ts';
import { useSignOnUrl } from './useSignOnUrl.ts';

/**
 * The button to single sign-on, if the operator has configured it. Its space is reserved, so that
 * nothing moves when it appears.
 */
interface SignOnButtonProps {
  /** Whether a user who is already signed in is redirected to the home page. */
  redirectSignedIn: boolean;
}

export function SignOnButton({ redirectSignedIn }: SignOnButtonProps) {
  const { t } = useTranslation();
  const { signOn, canSignOn, problem } = useSignOn(useSignOnUrl({ redirectSignedIn }));
  return (
    <div className="login-sign-on">
      {canSignOn && (
        <Button kind="plain" size="large" onClick={signOn}>
          {t('login.signOn')}
        </Button>
      )}
      {problem !== null && <Refusal problem={problem} />}
    </div>
  );
}
