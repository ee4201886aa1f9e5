import type { Names } from '../names.ts';

/** Position of a card in the twelve columns. */
export type Place = readonly [
  cardcode: string,
  row: number,
  column: number,
  width: number,
  height: number,
];

/** The cards of a post on a dashboard before its users arrange it, and the cards they can add. */
export interface TemplateSeed {
  standard: readonly Place[];
  offered?: readonly Place[];
}

export interface DashboardSeed {
  code: string;
  names: Names;
  /** A group of counters is a dashboard too. */
  type: 'home' | 'panel' | 'report' | 'todo' | 'warning';
  maxnum: number;
  /** By post template; a missing one has no such dashboard. */
  templates: Readonly<Record<string, TemplateSeed>>;
}

const COLUMNS = 12;

/** Cards of the same width side by side, in as many rows as needed, starting at a row. */
export function row(codes: readonly string[], from = 1, width = 3, height = 1): Place[] {
  const each = COLUMNS / width;
  return codes.map((code, index) => [
    code,
    from + Math.floor(index / each) * height,
    (index % each) * width + 1,
    width,
    height,
  ]);
}

/** Cards below each other, each as wide as the dashboard. */
export function column(codes: readonly string[]): Place[] {
  return row(codes, 1, COLUMNS);
}

/** The same for some post templates. */
export function forTemplates(
  codes: readonly string[],
  template: TemplateSeed,
): Record<string, TemplateSeed> {
  return Object.fromEntries(codes.map((code) => [code, template]));
}
