/** A short manual in one language. The texts are HTML, for emphasis. */
export interface ManualText {
  title: string;
  purpose: string;
  steps: readonly string[];
  notes: readonly string[];
}

export interface ManualSeed {
  module: string;
  /** When it was last changed, counted back from the day of the data. */
  daysAgo: number;
  /** In zh-CN, zh-TW and en-US; a missing one falls back to the first. */
  texts: readonly [ManualText, ManualText?, ManualText?];
}
