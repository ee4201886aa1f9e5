/**
 * The dictionary of the package: the characters of each reading. The matcher of the package is not
 * used, because it looks up the readings of every name again for each search.
 */
declare module 'pinyin-match/src/traditional_dict.js' {
  export const dict: Readonly<Record<string, string>>;
}
