import type { PasswordPolicy } from './account-rest.ts';
import type { Refusal } from '../errors/user-error.ts';

/** Letters, digits and symbols: what every keyboard has and everybody can type at every sign-in. No space, nothing beyond ASCII. */
const ALLOWED = /^[\x21-\x7e]*$/u;
const KINDS = [/[A-Z]/u, /[a-z]/u, /[0-9]/u, /[^A-Za-z0-9\s]/u] as const;

/** Every rule that a new password breaks, each with its own code. */
export function brokenRules(
  newPassword: string,
  oldPassword: string,
  { minimumLength, minimumKinds }: PasswordPolicy,
): Refusal[] {
  const field = 'newPassword';
  const kinds = KINDS.filter((kind) => kind.test(newPassword)).length;
  return [
    ...(newPassword.length < minimumLength
      ? [
          {
            field,
            code: 'PASSWORD_TOO_SHORT',
            message: 'passwordTooShort',
            values: { count: minimumLength },
          } as const,
        ]
      : []),
    ...(kinds < minimumKinds
      ? [
          {
            field,
            code: 'PASSWORD_TOO_PLAIN',
            message: 'passwordTooPlain',
            values: { count: minimumKinds },
          } as const,
        ]
      : []),
    ...(ALLOWED.test(newPassword)
      ? []
      : [{ field, code: 'PASSWORD_CHARACTERS', message: 'passwordCharacters' } as const]),
    ...(newPassword === oldPassword
      ? [{ field, code: 'PASSWORD_UNCHANGED', message: 'passwordUnchanged' } as const]
      : []),
  ];
}
