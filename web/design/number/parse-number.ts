import { shortestDecimal } from './decimal-arithmetic.ts';

/**
 * Groups of three digits, or of four as in Chinese. Any other use of commas is ambiguous and
 * rejected.
 */
const groupedDigits = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d{1,4}(?:,\d{4})+)(?:\.\d*)?$/u;

/**
 * Parses typed or pasted text as an exact decimal. Accepts full-width digits, the full stop of a
 * Chinese keyboard, thousands separators, a currency sign and accounting brackets for negatives.
 * Empty text gives the value null; text that is not a number returns null.
 */
export function parseNumber(text: string): { value: string | null } | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll(/\u3002/gu, '.')
    .replaceAll(/[\s'\u2019_]/gu, '')
    .replace(/^\((.+)\)$/u, '-$1')
    .replace(/^([-+]?)[¥$]([-+]?)/u, '$1$2')
    .replace(/元$/u, '');
  if (text.trim() === '') return { value: null };
  const digits = groupedDigits.test(plain) ? plain.replaceAll(',', '') : plain;
  const value = shortestDecimal(digits.replace(/^([-+]?)\.(?=\d)/u, '$10.'));
  return value === null ? null : { value };
}
