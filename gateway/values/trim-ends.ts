/**
 * The text without the characters at both ends that are to be trimmed. A regular expression for the
 * end would take minutes for a long run of such characters in the middle.
 */
export function trimEnds(text: string, isTrimmed: (sign: string) => boolean): string {
  const signs = Array.from(text);
  const isKept = (sign: string): boolean => !isTrimmed(sign);
  return signs
    .slice(Math.max(0, signs.findIndex(isKept)), signs.findLastIndex(isKept) + 1)
    .join('');
}
