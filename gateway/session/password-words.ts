import type { Account } from '../request/account.ts';

/** Words that are guessed first, besides those of the account; docs/security.md lists them. */
const PRODUCT_WORDS = ['retailportal', 'portalretail'];
/** A shorter account or number is part of too many good passwords. */
const MIN_WORD_LENGTH = 4;

/**
 * Whether a new password contains the account, the number of its enterprise or the name of the
 * product, in whatever case and with other signs between.
 */
export function hasKnownWord(password: string, { code, enterprise }: Account): boolean {
  const plain = lettersAndDigits(password);
  return [code, enterprise.code, ...PRODUCT_WORDS]
    .map(lettersAndDigits)
    .some((word) => word.length >= MIN_WORD_LENGTH && plain.includes(word));
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');
}
