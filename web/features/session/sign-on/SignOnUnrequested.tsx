import { useTranslation } from 'react-i18next';
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
        <button className="btn btn-p" type="button" onClick={signOn}>
          {t('login.signOn.own')}
        </button>
      )}
      <button className="btn" type="button" onClick={onConfirm}>
        {t('login.signOn.confirm')}
      </button>
      <button className="btn" type="button" onClick={onCancel}>
        {t('login.signOn.cancel')}
      </button>
      {problem !== null && <Refusal problem={problem} />}
    </div>
  );
}
