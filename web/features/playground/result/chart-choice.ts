import { type DataTable, isNumeric } from '../../../design/charts/data-table.ts';

/** What a chart shows: the names along its axis, and the column that it measures. */
export interface ChartChoice {
  dimension: string;
  measure: string;
}

export interface ChartColumns {
  dimensions: readonly string[];
  measures: readonly string[];
}

/** The columns that can be chosen. */
export function chartColumnsOf({ columns }: DataTable): ChartColumns {
  const titles = (wanted: boolean) =>
    columns.filter(({ kind }) => isNumeric(kind) === wanted).map(({ title }) => title);
  return { dimensions: titles(false), measures: titles(true) };
}

/** The dimension is a day if there is one, otherwise a name; a rank is no measure of interest. */
export function defaultChoice(table: DataTable): ChartChoice | null {
  const { dimensions, measures } = chartColumnsOf(table);
  const day = table.columns.find(({ kind }) => kind === 'date')?.title;
  const dimension =
    day ?? dimensions.findLast((name) => /(?:^|\.)name$/iu.test(name)) ?? dimensions[0];
  const measure = measures.find((name) => !/(?:^|\.)(?:rank|level|version)$/iu.test(name));
  return dimension === undefined || measure === undefined ? null : { dimension, measure };
}

export interface ChartPoints {
  /** A line over days, or bars by name. */
  kind: 'line' | 'bar';
  names: readonly string[];
  values: readonly (number | null)[];
  /** Rows that the chart leaves out. */
  left: number;
}

const MAX_POINTS = { line: 400, bar: 40 };

/** The points of a chart, at most as many as can be read. */
export function chartPoints(table: DataTable, { dimension, measure }: ChartChoice): ChartPoints {
  const indexOf = (wanted: string) => table.columns.findIndex(({ title }) => title === wanted);
  const [names, values] = [indexOf(dimension), indexOf(measure)];
  const kind = table.columns[names]?.kind === 'date' ? 'line' : 'bar';
  const rows = table.rows.slice(0, MAX_POINTS[kind]);
  return {
    kind,
    names: rows.map((row) => row[names]?.raw ?? ''),
    values: rows.map((row) => {
      const raw = row[values]?.raw ?? null;
      const value = raw === null ? Number.NaN : Number(raw);
      return Number.isFinite(value) ? value : null;
    }),
    left: table.rows.length - rows.length,
  };
}
