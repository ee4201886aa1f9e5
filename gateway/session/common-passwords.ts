import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** With so few digits and signs around it, every password of the list is still a common one. */
const FEW_SIGNS = 4;
/** With more signs, up to so many, only the first passwords of the list are: a word and a year. */
const MANY_SIGNS = 6;
const FIRST_PASSWORDS = 5_000;

/** What stands for letters; "1" and "!" stand for two of them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Whether a new password is one of the 49,000 most common ones, in whatever case, with digits and
 * signs in place of letters ("P@ssw0rd"), or with a few of them before and after ("Dragon#12").
 *
 * The list is read each time and not kept: it is needed only when a password is changed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const forms = formsOf(password);
  // Passwords of public breaches in lower case, the most common ones first.
  const path = createRequire(import.meta.url).resolve(
    '@zxcvbn-ts/language-common/src/passwords.json',
  );
  const passwords = JSON.parse(await readFile(path, 'utf8')) as string[];
  return passwords.some((common, index) => {
    const signs = forms.get(common);
    return signs !== undefined && (signs <= FEW_SIGNS || index < FIRST_PASSWORDS);
  });
}

/** What a password is compared as, and how many digits and signs around it were left out. */
function formsOf(password: string): ReadonlyMap<string, number> {
  const plain = password.toLowerCase();
  const [before = ''] = /^[^a-z]*/u.exec(plain) ?? [];
  const [after = ''] = /[^a-z]*$/u.exec(plain.slice(before.length)) ?? [];
  const forms = new Map<string, number>();
  for (let signs = 0; signs <= MANY_SIGNS; signs += 1) {
    const most = Math.min(signs, before.length);
    for (let first = Math.max(0, signs - after.length); first <= most; first += 1) {
      const core = plain.slice(first, plain.length - (signs - first));
      for (const form of [core, lettersOf(core, 'i'), lettersOf(core, 'l')])
        if (!forms.has(form)) forms.set(form, signs);
    }
  }
  return forms;
}

function lettersOf(text: string, one: string): string {
  return text.replaceAll(/[1!]/gu, one).replaceAll(/[^a-z]/gu, (sign) => LOOKALIKES[sign] ?? sign);
}
