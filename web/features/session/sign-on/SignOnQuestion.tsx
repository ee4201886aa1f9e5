import { useTranslation } from 'react-i18next';

interface SignOnQuestionProps {
  /** Who is signed in already. */
  name: string;
  onReplace: () => void;
  onStay: () => void;
}

/** A link may carry somebody else's code: whoever is signed in already says whether it is to take the place of his session. */
export function SignOnQuestion({ name, onReplace, onStay }: SignOnQuestionProps) {
  const { t } = useTranslation();
  return (
    <div className="login-notice login-question" role="alert">
      <p>{t('login.signOn.other', { 0: name })}</p>
      <button className="btn btn-p" type="button" onClick={onStay}>
        {t('login.signOn.stay', { 0: name })}
      </button>
      <button className="btn" type="button" onClick={onReplace}>
        {t('login.signOn.replace')}
      </button>
    </div>
  );
}
