/**
 * Returns the readings of a character without tones: `zhong` and `chong` for 重. Empty if not
 * Chinese.
 */
export type Readings = (character: string) => readonly string[];

const none: readonly string[] = [];

/**
 * Used until the dictionary is loaded, or if that fails: names are then found by their characters.
 */
export const noReadings: Readings = () => none;

/** Converts the dictionary from "characters of a reading" to "readings of a character". */
function invertDictionary(dictionary: Readonly<Record<string, string>>): Readings {
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

/**
 * Loads the dictionary of simplified and traditional characters (62 kB) when the search is opened.
 */
export async function loadReadings(): Promise<Readings> {
  const { dict } = await import('pinyin-match/src/traditional_dict.js');
  return invertDictionary(dict);
}
