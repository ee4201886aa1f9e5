import { useId, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { shiftDays } from '../../../design/dates/calendar/calendar-days.ts';
import { DateInput } from '../../../design/dates/DateInput.tsx';
import { wallClock } from '../../../design/number/format-day.ts';
import { focusFirstProblem } from '../../../design/forms/focus-first-problem.ts';
import { TextField } from '../../../design/forms/TextField.tsx';
import { useFocusFirstProblem } from '../../../design/forms/useFocusFirstProblem.ts';
import type { ApiTokenCreateInput, ApiTokenScope } from '../../../generated/schema.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { OwnerField } from '../owners/OwnerField.tsx';
import type { ApiToken_ServiceAccountFragment } from './ApiTokens.gen.ts';
import { ScopeFields } from './ScopeFields.tsx';

const USUAL_DAYS = 90;
const MAX_DAYS = 366;

/** Why the gateway refused a field, by its name. */
export type TokenErrors = Readonly<Partial<Record<string, string>>>;

interface TokenFormProps {
  id: string;
  /** The service accounts that tokens can be created for; empty for all but administrators. */
  accounts: readonly ApiToken_ServiceAccountFragment[];
  errors: TokenErrors;
  onSubmit: (input: ApiTokenCreateInput) => void;
}

/** Account, name, last day and scopes of a new token. The gateway checks them. */
export function TokenForm({ id, accounts, errors, onSubmit }: TokenFormProps) {
  const { t } = useTranslation();
  const { timeZone } = useViewer().enterprise;
  const form = useFocusFirstProblem(errors);
  // The day of the clock and not the business date, because tokens expire by the clock.
  const [today] = useState(() => wallClock(new Date(), timeZone).day);
  const dayId = useId();
  const dayErrorId = useId();
  const [owner, setOwner] = useState('');
  const [name, setName] = useState('');
  const [day, setDay] = useState<string | null>(() => shiftDays(today, USUAL_DAYS));
  const [scopes, setScopes] = useState<ApiTokenScope[]>([]);
  const [isChecked, setChecked] = useState(false);
  const noDay = isChecked && day === null ? t('tokens.lastDay.required') : null;
  const dayError = noDay ?? errors.expiresOn ?? null;
  return (
    <form
      ref={form}
      id={id}
      className="dialog-parts"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        const serviceAccount = owner === '' ? null : owner;
        if (day === null) requestAnimationFrame(() => focusFirstProblem(form.current));
        else onSubmit({ name, scopes, expiresOn: day, serviceAccount });
      }}
    >
      {accounts.length > 0 && (
        <OwnerField
          accounts={accounts}
          value={owner}
          hintOf={(place) =>
            place === '' ? t('tokens.owner.hint') : t('tokens.owner.hintPlace', { 0: place })
          }
          error={errors.serviceAccount ?? null}
          onChange={setOwner}
        />
      )}
      <TextField
        name="name"
        label={t('tokens.name')}
        value={name}
        error={errors.name ?? null}
        maxLength={60}
        autoComplete="off"
        onChange={setName}
      />
      <div className="field">
        <label htmlFor={dayId}>{t('tokens.lastDay')}</label>
        <DateInput
          id={dayId}
          value={day}
          min={today}
          max={shiftDays(today, MAX_DAYS)}
          invalid={dayError !== null}
          describedBy={dayError === null ? undefined : dayErrorId}
          required
          onChange={setDay}
        />
        {dayError !== null && (
          <span className="err" id={dayErrorId}>
            {dayError}
          </span>
        )}
      </div>
      <ScopeFields scopes={scopes} error={errors.scopes ?? null} onChange={setScopes} />
    </form>
  );
}
