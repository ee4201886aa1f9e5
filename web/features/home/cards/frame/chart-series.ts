import { sumDecimals } from '../../../../design/number/sum.ts';

/**
 * Maximum series with their own color. The remaining ones are combined into one series ("other",
 * 其他).
 */
const MAX_SERIES = 8;

/**
 * The key of the combined series. It starts with a space, so that no code of the services equals
 * it.
 */
const OTHER_KEY = ' other';

/** One series of a chart: a slice of a pie, or one color of all bars. */
export interface Series<Source> {
  key: string;
  name: string;
  /**
   * Index in the palette, from 0. Beyond its length the colors repeat with stripes. Null for the
   * combined series.
   */
  colour: number | null;
  sources: readonly Source[];
}

interface Named {
  code: string | null;
  name: string;
  /**
   * Position among all channels of the enterprise, from 1. Null if the channel is not among them.
   */
  rank?: number | null;
}

/**
 * Creates the series of a chart. The largest keep their own series, the others are combined. The
 * color of a channel follows its position among all channels of the enterprise, so that it is the
 * same in every card, on every day and with any filter.
 */
export function createSeries<Source extends Named>(
  sources: readonly Source[],
  weight: (source: Source) => string | null,
  otherName: (count: number) => string,
): Series<Source>[] {
  const byWeight = sources.toSorted(
    (first, second) => Math.abs(Number(weight(second))) - Math.abs(Number(weight(first))),
  );
  const ownSeries =
    sources.length > MAX_SERIES ? new Set(byWeight.slice(0, MAX_SERIES)) : new Set(sources);
  const colours = coloursOf(sources);
  const own = sources
    .filter((source) => ownSeries.has(source))
    .map((source) => ({
      key: seriesKey(source),
      name: source.name,
      colour: colours.get(source) ?? null,
      sources: [source],
    }));
  const rest = sources.filter((source) => !ownSeries.has(source));
  return rest.length === 0
    ? own
    : [...own, { key: OTHER_KEY, name: otherName(rest.length), colour: null, sources: rest }];
}

/**
 * Assigns the palette indexes. Channels without a rank follow after the others, sorted by code.
 * If the list of channels could not be loaded, all are sorted by code.
 */
function coloursOf<Source extends Named>(sources: readonly Source[]): ReadonlyMap<Source, number> {
  const lastRank = Math.max(0, ...sources.map(({ rank }) => rank ?? 0));
  const unknown = sources
    .filter(({ rank }) => rank == null)
    .toSorted((one, other) => compare(one.code ?? one.name, other.code ?? other.name));
  return new Map([
    ...sources.flatMap((source) =>
      source.rank == null ? [] : [[source, source.rank - 1] as const],
    ),
    ...unknown.map((source, index) => [source, lastRank + index] as const),
  ]);
}

export const seriesKey = ({ code, name }: Named): string => code ?? name;

const compare = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

/** The total of a series. Null if none of its sources has a value. */
export function seriesTotal(values: readonly (string | null)[]): string | null {
  return values.every((value) => value === null) ? null : sumDecimals(values);
}
