import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { useCopyText } from '../../../design/feedback/useCopyText.ts';
import { TextInput } from '../../../design/forms/TextInput.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';

/** The secret of a token that was just created. It is shown once. */
export function NewToken({ secret }: { secret: string }) {
  const { t } = useTranslation();
  const copyText = useCopyText();
  const id = useId();
  const copy = () => copyText(secret, { done: t('tokens.copied'), failed: t('tokens.copyFailed') });
  return (
    <>
      <p role="status">{t('tokens.created')}</p>
      <div className="field">
        <label htmlFor={id}>{t('tokens.secret')}</label>
        <div className="token-secret">
          <div className="in grow">
            <TextInput
              id={id}
              value={secret}
              readOnly
              spellCheck={false}
              onFocus={({ target }) => target.select()}
            />
          </div>
          <Button kind="plain" onClick={copy}>
            <Icon name="copy" />
            {t('tokens.copy')}
          </Button>
        </div>
      </div>
      <p className="mute">{t('tokens.usage')}</p>
    </>
  );
}
