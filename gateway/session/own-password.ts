import type { Refusal } from '../errors/user-error.ts';

export const MAX_PASSWORD_LENGTH = 128;

/** Why the services are not asked about a password of the account; null if they are. */
export function passwordProblem(password: string): Refusal | null {
  if (password === '') return { field: 'password', code: 'REQUIRED', message: 'passwordRequired' };
  if (password.length > MAX_PASSWORD_LENGTH)
    return { field: 'password', code: 'INVALID', message: 'tooLong' };
  return null;
}
