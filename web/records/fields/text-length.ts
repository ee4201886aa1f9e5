/** How many characters a text has as people count them: a rare character or a picture is one. */
export function lengthOf(text: string | null): number {
  return text === null ? 0 : Array.from(text).length;
}
