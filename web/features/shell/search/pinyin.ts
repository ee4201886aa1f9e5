/** How a character may be read, without tones: 重 is `zhong` and `chong`. Empty for what is no Chinese character. */
export type Readings = (character: string) => readonly string[];

const none: readonly string[] = [];

/** Before the dictionary is there, and where it cannot be had: names are then found by what is written alone. */
export const noReadings: Readings = () => none;

/** The dictionary lists the characters of each reading; here it is turned round, once. */
function readingsOf(dictionary: Readonly<Record<string, string>>): Readings {
  const readings = new Map<string, string[]>();
  for (const [reading, characters] of Object.entries(dictionary)) {
    for (const character of characters) {
      const known = readings.get(character);
      if (known === undefined) readings.set(character, [reading]);
      else known.push(reading);
    }
  }
  return (character) => readings.get(character) ?? none;
}

/** Simplified and traditional characters, 62 kB: fetched when somebody opens the search. */
export async function loadReadings(): Promise<Readings> {
  const { dict } = await import('pinyin-match/src/traditional_dict.js');
  return readingsOf(dict);
}
