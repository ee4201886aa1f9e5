/** A name folded for comparison: lower case, full width and half width the same. */
export interface FoldedText {
  text: string;
  /** For each code unit of `text`, the start of its character in the original name. */
  starts: readonly number[];
  /** For each code unit of `text`, the end of its character in the original name. */
  ends: readonly number[];
}

/** Folds a name for comparison. Keeps the position of each character in the original name. */
export function fold(name: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const character of name) {
    const folded = character.normalize('NFKC').toLowerCase();
    starts.push(...Array<number>(folded.length).fill(offset));
    ends.push(...Array<number>(folded.length).fill(offset + character.length));
    text += folded;
    offset += character.length;
  }
  return { text, starts, ends };
}
