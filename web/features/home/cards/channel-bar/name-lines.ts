/** Chinese characters and emoji are twice as wide as Latin letters. */
const width = (character: string): number =>
  /[\u1100-\uffff]/u.test(character) || character.length > 1 ? 2 : 1;

/** The longest beginning of a text that fits into `room` characters. Wide characters count as two. */
function beginning(text: string, room: number): string {
  let left = room;
  let shown = '';
  for (const character of text) {
    left -= width(character);
    if (left < 0) break;
    shown += character;
  }
  return shown;
}

/** The beginning of a text without the letters of a word that goes on behind it. */
function wholeWords(text: string, start: string): string {
  const isInWord = /^\w\w$/u.test(`${start.at(-1) ?? ''}${text[start.length] ?? ''}`);
  return isInWord ? start.slice(0, start.lastIndexOf(' ') + 1) || start : start;
}

/**
 * The lines of a name at the axis: at most `lines` of `room` characters each, where wide characters
 * count as two. Lines end between words where they can; a name that is longer ends with an ellipsis.
 */
export function nameLines(name: string, room: number, lines: number): string[] {
  const start = beginning(name, room);
  if (start === name) return [name];
  if (lines <= 1) return [`${start}…`];
  const line = wholeWords(name, start);
  return [line.trimEnd(), ...nameLines(name.slice(line.length).trimStart(), room, lines - 1)];
}
