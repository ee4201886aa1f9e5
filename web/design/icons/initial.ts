/** The first character of a name in upper case, shown where there is no picture. */
export function initialOf(name: string): string {
  const first = name.trim().codePointAt(0);
  return first === undefined ? '' : String.fromCodePoint(first).toUpperCase();
}
