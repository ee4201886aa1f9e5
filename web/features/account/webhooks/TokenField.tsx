import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SelectField } from '../../../design/forms/SelectField.tsx';

interface TokenFieldProps {
  tokens: readonly { id: string; name: string }[];
  value: string;
  error: string | null;
  onChange: (id: string) => void;
}

/** The API token to which a webhook belongs. */
export function TokenField({ tokens, value, error, onChange }: TokenFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const errorId = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('webhooks.token')}</label>
      <SelectField
        id={id}
        name={t('webhooks.token')}
        value={value}
        options={tokens.map((token) => ({ value: token.id, label: token.name }))}
        describedBy={error === null ? '' : errorId}
        onChange={onChange}
      />
      {error !== null && (
        <span id={errorId} className="err" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
