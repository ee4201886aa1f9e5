/**
 * Number of characters as users count them: an emoji or a rare character outside the basic plane
 * counts as one.
 */
export function lengthOf(text: string | null): number {
  return text === null ? 0 : Array.from(text).length;
}
