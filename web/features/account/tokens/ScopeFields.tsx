import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Checkbox } from '../../../design/forms/Checkbox.tsx';
import type { ApiTokenScope } from '../../../generated/schema.ts';
import { scopeGroups } from './token-scopes.ts';

interface ScopeFieldsProps {
  scopes: readonly ApiTokenScope[];
  error: string | null;
  onChange: (scopes: ApiTokenScope[]) => void;
}

/** What a token may read and change, by part of the portal. */
export function ScopeFields({ scopes, error, onChange }: ScopeFieldsProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const set = (scope: ApiTokenScope, isOn: boolean) =>
    onChange(isOn ? [...scopes, scope] : scopes.filter((other) => other !== scope));
  return (
    <fieldset className="token-scopes" aria-describedby={error === null ? undefined : errorId}>
      <legend>{t('tokens.scopes')}</legend>
      {scopeGroups.map(({ name, read, write }) => {
        const readText = t(name === 'export' ? 'tokens.allow' : 'tokens.read');
        const isWritten = write !== null && scopes.includes(write);
        return (
          <div key={name} className="token-scope">
            <span>{t(`tokens.scope.${name}`)}</span>
            {read !== null && (
              <label>
                <Checkbox
                  aria-label={`${t(`tokens.scope.${name}`)}: ${readText}`}
                  checked={isWritten || scopes.includes(read)}
                  disabled={isWritten}
                  onChange={(isOn) => set(read, isOn)}
                />
                {readText}
              </label>
            )}
            {write !== null && (
              <label>
                <Checkbox
                  aria-label={`${t(`tokens.scope.${name}`)}: ${t('tokens.write')}`}
                  checked={isWritten}
                  onChange={(isOn) => set(write, isOn)}
                />
                {t('tokens.write')}
              </label>
            )}
          </div>
        );
      })}
      {error !== null && (
        <span className="err" id={errorId}>
          {error}
        </span>
      )}
    </fieldset>
  );
}
