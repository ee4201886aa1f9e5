/** What a card can ask of the chart in it. */
export interface ChartHandle {
  /** The picture as it is drawn now, as a data address, without a background: who writes it to a file lays one under it. */
  toPng: () => string;
}
