import { RadioRow } from '../../../design/forms/RadioRow.tsx';
import { TextField } from '../../../design/forms/TextField.tsx';
import { useFocusFirstProblem } from '../../../design/forms/useFocusFirstProblem.ts';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { UserType } from '../../../generated/schema.ts';
import type { EndedSessions } from './useEndSessions.ts';

/** What the form holds, also while its question is shown. */
export interface EndingChoice {
  kind: EndedSessions['kind'];
  userType: UserType;
  account: string;
}

interface EndSessionsFormProps {
  id: string;
  choice: EndingChoice;
  accountError: string | null;
  onChange: (choice: EndingChoice) => void;
  onSubmit: (asked: EndedSessions) => void;
}

/** Whose sessions are to end. */
export function EndSessionsForm({
  id,
  choice,
  accountError,
  onChange,
  onSubmit,
}: EndSessionsFormProps) {
  const { t } = useTranslation();
  const form = useFocusFirstProblem(accountError === null ? null : { account: accountError });
  const { kind, userType, account } = choice;
  return (
    <form
      ref={form}
      id={id}
      className="dialog-parts"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const input = { account: account.trim(), userType };
        onSubmit(kind === 'all' ? { kind } : { kind, input });
      }}
    >
      <RadioRow
        legend={t('sessions.admin.whose')}
        value={kind}
        options={[
          { value: 'account', label: t('sessions.admin.account') },
          { value: 'all', label: t('sessions.admin.all') },
        ]}
        onChange={(next) => onChange({ ...choice, kind: next })}
      />
      {kind === 'account' && (
        <>
          <RadioRow
            legend={t('sessions.admin.kind')}
            value={userType}
            options={[
              { value: 'STAFF', label: t('sessions.admin.staff') },
              { value: 'SUPPLIER', label: t('sessions.admin.supplier') },
            ]}
            onChange={(next) => onChange({ ...choice, userType: next })}
          />
          <TextField
            name="account"
            label={t('sessions.admin.code')}
            value={account}
            error={accountError}
            maxLength={64}
            autoComplete="off"
            onChange={(next) => onChange({ ...choice, account: next })}
          />
        </>
      )}
      <p className="mute">{t('sessions.admin.hint')}</p>
    </form>
  );
}
