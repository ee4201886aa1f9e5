import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';

interface SignOnQuestionProps {
  /** Name of the user who is signed in already. */
  name: string;
  onReplace: () => void;
  onStay: () => void;
}

/**
 * Asks the signed-in user before the code, which may be of another account, replaces the session.
 */
export function SignOnQuestion({ name, onReplace, onStay }: SignOnQuestionProps) {
  const { t } = useTranslation();
  return (
    <div className="login-notice login-question" role="alert">
      <p>{t('login.signOn.other', { 0: name })}</p>
      <Button kind="primary" onClick={onStay}>
        {t('login.signOn.stay', { 0: name })}
      </Button>
      <Button kind="plain" onClick={onReplace}>
        {t('login.signOn.replace')}
      </Button>
    </div>
  );
}
