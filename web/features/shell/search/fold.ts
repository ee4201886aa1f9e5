/** A name made comparable: without case and without the difference of full and half width, with the way back to where each part stood. */
export interface Folded {
  text: string;
  /** For each unit of `text`, where its character begins in the name as it is written. */
  starts: readonly number[];
  /** And where that character ends. */
  ends: readonly number[];
}

export function fold(name: string): Folded {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of name) {
    const folded = character.normalize('NFKC').toLowerCase();
    starts.push(...Array<number>(folded.length).fill(at));
    ends.push(...Array<number>(folded.length).fill(at + character.length));
    text += folded;
    at += character.length;
  }
  return { text, starts, ends };
}
