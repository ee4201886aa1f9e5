import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SelectField } from '../../../design/forms/SelectField.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { workplaceOf } from './owner-groups.ts';
import './owners.css';

interface OwnerFieldProps {
  accounts: readonly {
    id: string;
    name: string;
    postName: string | null;
    shopName: string | null;
  }[];
  /** Id of a service account; empty for the account of the user. */
  value: string;
  /** What it means to choose a service account, with the place where it works; empty if it has none. */
  hintOf: (place: string) => string;
  error: string | null;
  onChange: (id: string) => void;
}

/** For which account an administrator creates something, and as what it will act. */
export function OwnerField({ accounts, value, hintOf, error, onChange }: OwnerFieldProps) {
  const { t } = useTranslation();
  const { name } = useViewer();
  const id = useId();
  const hintId = useId();
  const errorId = useId();
  const chosen = accounts.find((account) => account.id === value);
  const options = accounts.map((account) => ({
    value: account.id,
    label: t('account.owner.service', { 0: account.name }),
  }));
  return (
    <div className="field">
      <label htmlFor={id}>{t('account.owner')}</label>
      <SelectField
        id={id}
        name={t('account.owner')}
        value={value}
        options={[{ value: '', label: t('account.owner.own', { 0: name }) }, ...options]}
        describedBy={[chosen && hintId, error !== null && errorId].filter(Boolean).join(' ')}
        onChange={onChange}
      />
      {chosen !== undefined && (
        <span id={hintId} className="mute owner-hint">
          {hintOf(workplaceOf(chosen))}
        </span>
      )}
      {error !== null && (
        <span id={errorId} className="err" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
