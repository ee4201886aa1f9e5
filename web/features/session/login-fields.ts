/** The three fields of the sign-in form, in their order. The limits are those of SessionSignInInput. */
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

/** What is wrong with a field: nothing was entered, or what the gateway said about it. */
export type LoginFieldError = { kind: 'required' } | { kind: 'refused'; message: string };

export type LoginFieldErrors = Partial<Record<LoginFieldName, LoginFieldError>>;

/** A password of spaces is a password; an account of spaces is none. */
export function missingFields(values: LoginValues): LoginFieldErrors {
  const missing = loginFields.filter(
    ({ name }) => (name === 'password' ? values[name] : values[name].trim()) === '',
  );
  return Object.fromEntries(missing.map(({ name }) => [name, { kind: 'required' }]));
}

/** As the gateway takes it: characters of East Asian keyboards, such as full-width digits, are the plain ones. Never a password. */
export function plainText(text: string): string {
  return text.normalize('NFKC').trim();
}
