import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { TextInput } from '../../../design/forms/TextInput.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { rulesOf, type PasswordPolicy, type PasswordValues } from './password-rules.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import type { PasswordChange } from './usePasswordChange.ts';

const fields = [
  { name: 'oldPassword', labelKey: 'pwd.old', autoComplete: 'current-password' },
  { name: 'newPassword', labelKey: 'pwd.new', autoComplete: 'new-password' },
  { name: 'repeated', labelKey: 'pwd.repeat', autoComplete: 'new-password' },
] as const;

interface PasswordFormProps {
  id: string;
  policy: PasswordPolicy;
  change: PasswordChange;
}

export function PasswordForm({ id, policy, change }: PasswordFormProps) {
  const { t } = useTranslation();
  const { code } = useViewer();
  const rulesId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<PasswordValues>({
    oldPassword: '',
    newPassword: '',
    repeated: '',
  });

  async function submit() {
    const errors = await change.change(values);
    const bad = fields.find(({ name }) => errors[name] !== undefined);
    if (bad !== undefined)
      form.current?.querySelector<HTMLInputElement>(`[name="${bad.name}"]`)?.focus();
  }
  return (
    <form
      ref={form}
      id={id}
      className="dialog-parts"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {/* Tells password managers which account the password belongs to. */}
      <TextInput
        className="sr"
        name="username"
        autoComplete="username"
        value={code}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {fields.map(({ name, labelKey, autoComplete }) => (
        <PasswordField
          key={name}
          name={name}
          label={t(labelKey)}
          autoComplete={autoComplete}
          value={values[name]}
          error={change.errors[name] ?? null}
          {...(name === 'newPassword' && { describedBy: rulesId })}
          onChange={(value) => {
            setValues((old) => ({ ...old, [name]: value }));
            change.forget(name);
          }}
        />
      ))}
      <PasswordRules id={rulesId} rules={rulesOf(values, policy)} />
      <Refusal problem={change.errors.form ?? null} />
    </form>
  );
}
