/**
 * The value of a search field is a single text, so that it can be part of the URL. A range is
 * `from~to`, where either may be empty; several codes are joined by commas.
 */
export interface Range {
  from: string | null;
  to: string | null;
}

const RANGE_SEPARATOR = '~';

/** Parses a range; a missing end is null. */
export function rangeOf(value: string | null): Range {
  const [from = '', to = ''] = (value ?? '').split(RANGE_SEPARATOR);
  return { from: from || null, to: to || null };
}

/** The text of a range; null if both ends are missing. */
export const rangeText = ({ from, to }: Range): string | null =>
  from === null && to === null ? null : `${from ?? ''}${RANGE_SEPARATOR}${to ?? ''}`;

/** Parses a list of codes. Commas and percent signs inside codes are percent-encoded. */
export const codesOf = (value: string | null): string[] =>
  (value ?? '')
    .split(',')
    .filter((code) => code !== '')
    .map((code) => code.replaceAll('%2C', ',').replaceAll('%25', '%'));

/** The text of a list of codes; null if it is empty. */
export const codesText = (codes: readonly string[]): string | null =>
  codes.map((code) => code.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',') || null;

/** Several typed or pasted codes, separated by line breaks, commas, semicolons or spaces. */
export const typedCodes = (text: string): string[] => [
  ...new Set(text.split(/[\s,;，；、]+/u).filter((code) => code !== '')),
];
