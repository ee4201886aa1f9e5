import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Whether a password is one of the 49,000 most common ones, in whatever case. The list is read each
 * time and not kept, because it is needed only when a password is changed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const path = createRequire(import.meta.url).resolve(
    '@zxcvbn-ts/language-common/src/passwords.json',
  );
  // Found as one text of the JSON, because parsing all of them takes three times as long.
  return (await readFile(path, 'utf8')).includes(JSON.stringify(password.toLowerCase()));
}
