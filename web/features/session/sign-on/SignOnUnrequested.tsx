import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { useSignOn } from './useSignOn.ts';
import { useSignOnUrl } from './useSignOnUrl.ts';

interface SignOnUnrequestedProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Shown if this browser did not request the code. The code may belong to another account, so it is
 * only used after the user has confirmed.
 */
export function SignOnUnrequested({ onConfirm, onCancel }: SignOnUnrequestedProps) {
  const { t } = useTranslation();
  const { signOn, canSignOn, problem } = useSignOn(useSignOnUrl());
  return (
    <div className="login-notice login-question" role="alert">
      <p>{t('login.signOn.unrequested')}</p>
      {canSignOn && (
        <Button kind="primary" onClick={signOn}>
          {t('login.signOn.own')}
        </Button>
      )}
      <Button kind="plain" onClick={onConfirm}>
        {t('login.signOn.confirm')}
      </Button>
      <Button kind="plain" onClick={onCancel}>
        {t('login.signOn.cancel')}
      </Button>
      {problem !== null && <Refusal problem={problem} />}
    </div>
  );
}
