import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useCopyText } from '../../../design/feedback/useCopyText.ts';
import { TextInput } from '../../../design/forms/TextInput.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import './SecretField.css';

interface SecretFieldProps {
  label: string;
  secret: string;
  /** Shown after copying, and if that is not possible. */
  copied: string;
  copyFailed: string;
}

/** A secret that is shown once, with a button that copies it. */
export function SecretField({ label, secret, copied, copyFailed }: SecretFieldProps) {
  const { t } = useTranslation();
  const copyText = useCopyText();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="secret-field">
        <div className="in grow">
          <TextInput
            id={id}
            value={secret}
            readOnly
            spellCheck={false}
            onFocus={({ target }) => target.select()}
          />
        </div>
        <Button kind="plain" onClick={() => copyText(secret, { done: copied, failed: copyFailed })}>
          <Icon name="copy" />
          {t('tokens.copy')}
        </Button>
      </div>
    </div>
  );
}
