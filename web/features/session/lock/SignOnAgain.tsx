import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { useSignOn } from '../sign-on/useSignOn.ts';

/** Unlocks a session of single sign-on, which has no password here: the user signs on again. */
export function SignOnAgain({ address }: { address: string | null }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const { signOn, canSignOn, problem } = useSignOn(address);
  useEffect(function focusButton() {
    button.current?.focus();
  }, []);
  if (!canSignOn) return <p>{t('lock.signOn.none')}</p>;
  return (
    <>
      <p>{t('lock.signOn.body')}</p>
      <Button ref={button} kind="primary" size="large" onClick={signOn}>
        {t('lock.signOn')}
      </Button>
      {problem !== null && <Refusal problem={problem} />}
    </>
  );
}
