import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Whether a new password is one of the 49,000 most common ones, in whatever case ("Password1",
 * "P@ssw0rd").
 *
 * The list is read each time and not kept: it is needed only when a password is changed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Passwords of public breaches in lower case, the most common ones first.
  const path = createRequire(import.meta.url).resolve(
    '@zxcvbn-ts/language-common/src/passwords.json',
  );
  // Found as one text of the JSON, because parsing all of them takes three times as long.
  return (await readFile(path, 'utf8')).includes(JSON.stringify(password.toLowerCase()));
}
