/** What a card can do with its chart. */
export interface ChartHandle {
  /** The chart as a data URL, with a transparent background: code that saves it adds one. */
  toPng: () => string;
}
