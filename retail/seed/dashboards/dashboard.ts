import type { Names } from '../names.ts';

/** Where a card stands in the twelve columns. */
export type Place = readonly [
  cardcode: string,
  row: number,
  column: number,
  width: number,
  height: number,
];

/** What a post has on a dashboard before its users arrange it, and what they may add. */
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
  /** By post template; one that is missing has no such dashboard. */
  templates: Readonly<Record<string, TemplateSeed>>;
}

const COLUMNS = 12;

/** Cards of one width beside each other, and in as many rows as they need, from a row on. */
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
