import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SelectField } from '../../../design/forms/SelectField.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import type { ApiToken_ServiceAccountFragment } from './ApiTokens.gen.ts';
import { workplaceOf } from './token-owners.ts';

interface OwnerFieldProps {
  accounts: readonly ApiToken_ServiceAccountFragment[];
  /** Id of a service account; empty for the account of the user. */
  value: string;
  error: string | null;
  onChange: (id: string) => void;
}

/** For which account an administrator creates a token, and as what it will act. */
export function OwnerField({ accounts, value, error, onChange }: OwnerFieldProps) {
  const { t } = useTranslation();
  const { name } = useViewer();
  const id = useId();
  const chosen = accounts.find((account) => account.id === value);
  const place = chosen === undefined ? '' : workplaceOf(chosen);
  const options = accounts.map((account) => ({
    value: account.id,
    label: t('tokens.owner.service', { 0: account.name }),
  }));
  return (
    <div className="field">
      <label htmlFor={id}>{t('tokens.owner')}</label>
      <SelectField
        id={id}
        name={t('tokens.owner')}
        value={value}
        options={[{ value: '', label: t('tokens.owner.own', { 0: name }) }, ...options]}
        onChange={onChange}
      />
      {chosen !== undefined && (
        <span className="mute token-owner-hint">
          {place === '' ? t('tokens.owner.hint') : t('tokens.owner.hintPlace', { 0: place })}
        </span>
      )}
      {error !== null && (
        <span className="err" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
