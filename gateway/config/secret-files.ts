import { readFileSync } from 'node:fs';
import { oneLine } from '../values/one-line.ts';

/** Variables with a secret in them. Each may be given as the path of a file instead. */
const SECRETS = ['SESSION_SECRET', 'DATABASE_URL', 'REDIS_URL'] as const;

type Given = Readonly<Record<string, string | undefined>>;

/**
 * The variables with the secrets of files in their places, and a line for each file that cannot be
 * used. Secret stores mount files, whose content other programs cannot read as they can read an
 * environment. The last line break, which editors add, does not belong to the value.
 */
export function withSecretFiles(given: Given): { given: Given; problems: string[] } {
  const filled: Record<string, string | undefined> = { ...given };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) {
      problems.push(`${name}_FILE is set, and so is ${name}: remove one of them`);
      continue;
    }
    try {
      filled[name] = secretIn(file);
    } catch (error) {
      problems.push(`${name}_FILE is not usable: ${oneLine(error)}`);
    }
  }
  return { given: filled, problems };
}

function secretIn(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/\r?\n$/u, '');
  if (text === '') throw new Error('the file is empty');
  return text;
}
