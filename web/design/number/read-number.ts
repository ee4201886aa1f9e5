import { shortestDecimal } from './exact.ts';

/** Groups of three digits, or of four as in Chinese; anything else with a comma in it could mean two things and is no number. */
const grouped = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d{1,4}(?:,\d{4})+)(?:\.\d*)?$/u;

/**
 * Reads what somebody has typed or pasted as an exact decimal: full-width digits and the full stop of a Chinese keyboard count, separators
 * of a spreadsheet, a sign of money and the brackets of an accountant's loss do not. Nothing is the value null; what is no number is no answer at all.
 */
export function readNumber(text: string): { value: string | null } | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll(/\u3002/gu, '.')
    .replaceAll(/[\s'\u2019_]/gu, '')
    .replace(/^\((.+)\)$/u, '-$1')
    .replace(/^([-+]?)[¥$]([-+]?)/u, '$1$2')
    .replace(/元$/u, '');
  if (text.trim() === '') return { value: null };
  const digits = grouped.test(plain) ? plain.replaceAll(',', '') : plain;
  const value = shortestDecimal(digits.replace(/^([-+]?)\.(?=\d)/u, '$10.'));
  return value === null ? null : { value };
}
