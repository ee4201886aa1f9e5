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

const isName = (title: string): boolean => /(?:^|\.)name$/iu.test(title);

/** The dimension is a day if there is one, otherwise a name; a rank is no measure of interest. */
export function defaultChoice(table: DataTable): ChartChoice | null {
  const { dimensions, measures } = chartColumnsOf(table);
  const day = table.columns.find(({ kind }) => kind === 'date')?.title;
  const dimension = day ?? dimensions.findLast(isName) ?? dimensions[0];
  const measure = measures.find((name) => !/(?:^|\.)(?:rank|level|version)$/iu.test(name));
  return dimension === undefined || measure === undefined ? null : { dimension, measure };
}

/** The values of one line, or of all bars, in the order of the names. */
interface ChartSeries {
  /** What the line is about, such as a store; null where there is one only. */
  name: string | null;
  values: readonly (number | null)[];
}

export interface ChartPoints {
  /** Lines over days, or bars by name. */
  kind: 'line' | 'bar';
  names: readonly string[];
  series: readonly ChartSeries[];
  /** Rows that the chart leaves out. */
  left: number;
}

const MAX_POINTS = { line: 400, bar: 40 };
/** As many lines as there are colors. */
const MAX_LINES = 8;

/** A row as far as the chart shows it. */
interface Point {
  name: string;
  line: string;
  value: number | null;
}

/**
 * The points of a chart, at most as many as can be read. Days that occur several times, such as those of several stores, are a line for each
 * of them: a single one would jump between the stores.
 */
export function chartPoints(table: DataTable, { dimension, measure }: ChartChoice): ChartPoints {
  const kind =
    table.columns.find(({ title }) => title === dimension)?.kind === 'date' ? 'line' : 'bar';
  const points = pointsOf(table, { dimension, measure });
  if (kind === 'bar') return onePoints('bar', points);
  const inTime = points.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const isRepeated = new Set(points.map(({ name }) => name)).size < points.length;
  return isRepeated && points.some(({ line }) => line !== '')
    ? linePoints(points, inTime)
    : onePoints('line', inTime);
}

function pointsOf(table: DataTable, { dimension, measure }: ChartChoice): Point[] {
  const indexOf = (wanted: string) => table.columns.findIndex(({ title }) => title === wanted);
  const others = table.columns.filter(
    ({ kind, title }) => title !== dimension && !isNumeric(kind) && kind !== 'date',
  );
  const named = others.filter(({ title }) => isName(title));
  const lines = (named.length > 0 ? named : others.slice(0, 1)).map(({ title }) => indexOf(title));
  const [names, values] = [indexOf(dimension), indexOf(measure)];
  return table.rows.map((row) => {
    const raw = row[values]?.raw ?? null;
    const value = raw === null ? Number.NaN : Number(raw);
    return {
      name: row[names]?.raw ?? '',
      line: lines.map((line) => row[line]?.raw ?? '').join(' · '),
      value: Number.isFinite(value) ? value : null,
    };
  });
}

function onePoints(kind: ChartPoints['kind'], points: readonly Point[]): ChartPoints {
  const shown = points.slice(0, MAX_POINTS[kind]);
  return {
    kind,
    names: shown.map(({ name }) => name),
    series: [{ name: null, values: shown.map(({ value }) => value) }],
    left: points.length - shown.length,
  };
}

/** Lines in the order in which their first rows come, over the days of all of them. Of several rows of a line and day the first counts. */
function linePoints(points: readonly Point[], inTime: readonly Point[]): ChartPoints {
  const lines = [...new Set(points.map(({ line }) => line))].slice(0, MAX_LINES);
  const names = [...new Set(inTime.map(({ name }) => name))].slice(0, MAX_POINTS.line);
  const valueOf = new Map(
    points.toReversed().map(({ line, name, value }) => [`${line}\n${name}`, value]),
  );
  const keys = lines.map((line) => names.map((name) => `${line}\n${name}`));
  return {
    kind: 'line',
    names,
    series: lines.map((name, index) => ({
      name,
      values: (keys[index] ?? []).map((key) => valueOf.get(key) ?? null),
    })),
    left: points.length - keys.flat().filter((key) => valueOf.has(key)).length,
  };
}
