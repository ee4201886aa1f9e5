import type { PasswordPolicy } from './account-rest.ts';
import type { Refusal } from '../errors/user-error.ts';

/**
 * Printable ASCII without the space: characters that every keyboard has, so that the password can
 * be typed at every sign-in.
 */
const ALLOWED_CHARACTERS = /^[\x21-\x7e]*$/u;
const CHARACTER_KINDS = [/[A-Z]/u, /[a-z]/u, /[0-9]/u, /[^A-Za-z0-9\s]/u] as const;

/** The rules that a new password violates, each with its own code; empty when it is acceptable. */
export function violatedRules(
  newPassword: string,
  oldPassword: string,
  { minimumLength, minimumKinds }: PasswordPolicy,
): Refusal[] {
  const field = 'newPassword';
  const kinds = CHARACTER_KINDS.filter((kind) => kind.test(newPassword)).length;
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
    ...(ALLOWED_CHARACTERS.test(newPassword)
      ? []
      : [{ field, code: 'PASSWORD_CHARACTERS', message: 'passwordCharacters' } as const]),
    ...(newPassword === oldPassword
      ? [{ field, code: 'PASSWORD_UNCHANGED', message: 'passwordUnchanged' } as const]
      : []),
  ];
}
