/** The package's own dictionary: by reading the characters that have it. Its matcher is not used, because it reads every name anew. */
declare module 'pinyin-match/src/traditional_dict.js' {
  export const dict: Readonly<Record<string, string>>;
}
