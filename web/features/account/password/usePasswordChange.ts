import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { PasswordChangeDocument } from './Password.gen.ts';
import type { PasswordValues } from './password-rules.ts';

/** Problems by field; `form` is a problem of the whole form. */
type PasswordErrors = Partial<Record<keyof PasswordValues | 'form', string>>;

/** The state of a password change. */
export interface PasswordChange {
  errors: PasswordErrors;
  running: boolean;
  /** Number of other sessions ended by the change; null until it is done. */
  ended: number | null;
  change: (values: PasswordValues) => Promise<PasswordErrors>;
  forget: (field: keyof PasswordValues) => void;
}

const fields = ['oldPassword', 'newPassword'] as const;

/** Changes the password. `change` returns the problems it found, and never rejects. */
export function usePasswordChange(): PasswordChange {
  const { t } = useTranslation();
  const passwordChange = useCommand(PasswordChangeDocument, {
    resultOf: ({ endedSessions }) => endedSessions,
  });
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [ended, setEnded] = useState<number | null>(null);

  async function send({ oldPassword, newPassword }: PasswordValues): Promise<PasswordErrors> {
    const outcome = await passwordChange.run(
      { input: { oldPassword, newPassword } },
      { fetchPolicy: 'no-cache' },
    );
    if (outcome.kind === 'done') {
      setEnded(outcome.result);
      return {};
    }
    if (outcome.kind !== 'refused') return { form: reasonText(t, outcome.failure) };
    const found: PasswordErrors = {};
    for (const { field, message } of outcome.payload.userErrors)
      found[fields.find((name) => field?.at(-1) === name) ?? 'form'] ??= message;
    return found;
  }

  function missing(values: PasswordValues): PasswordErrors {
    const found: PasswordErrors = {};
    if (values.oldPassword === '') found.oldPassword = t('login.required', { 0: t('pwd.old') });
    if (values.newPassword === '') found.newPassword = t('login.required', { 0: t('pwd.new') });
    if (values.repeated === '') found.repeated = t('pwd.repeat.required');
    if (values.newPassword !== '' && values.newPassword === values.oldPassword)
      found.newPassword = t('pwd.same');
    if (values.repeated !== '' && values.newPassword !== values.repeated)
      found.repeated = t('pwd.mismatch');
    return found;
  }

  return {
    errors,
    running: passwordChange.busy,
    ended,
    async change(values) {
      if (passwordChange.busy) return {};
      let found = missing(values);
      if (Object.keys(found).length === 0) {
        found = await send(values);
      }
      setErrors(found);
      return found;
    },
    forget(field) {
      setErrors(({ [field]: _solved, form: _form, ...others }) => others);
    },
  };
}
