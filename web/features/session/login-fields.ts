/** The three fields of the sign-in form in order. Lengths are limited as in SessionSignInInput. */
export const loginFields = [
  { name: 'enterpriseCode', labelKey: 'login.ent', autoComplete: 'organization', maxLength: 32 },
  { name: 'account', labelKey: 'login.account', autoComplete: 'username', maxLength: 64 },
  {
    name: 'password',
    labelKey: 'login.password',
    autoComplete: 'current-password',
    maxLength: 128,
  },
] as const;

type LoginFieldName = (typeof loginFields)[number]['name'];

export type LoginValues = Record<LoginFieldName, string>;

/** The problem of a field: it is empty, or the gateway refused its value with a message. */
export type LoginFieldError = { kind: 'required' } | { kind: 'refused'; message: string };

export type LoginFieldErrors = Partial<Record<LoginFieldName, LoginFieldError>>;

/** Errors for the empty fields. Spaces count as empty, except in the password. */
export function missingFields(values: LoginValues): LoginFieldErrors {
  const missing = loginFields.filter(
    ({ name }) => (name === 'password' ? values[name] : values[name].trim()) === '',
  );
  return Object.fromEntries(missing.map(({ name }) => [name, { kind: 'required' }]));
}

/**
 * Trims a text and converts full-width characters of East Asian keyboards to plain ones, as the
 * gateway expects. Not for passwords.
 */
export function plainText(text: string): string {
  return text.normalize('NFKC').trim();
}
