import { sumDecimals } from '../../../../design/number/sum.ts';

/** As many series have a colour; what is beyond is one more together, 其他. */
const MAX_SERIES = 8;

/** The key of what is beyond, which no code of the services can be. */
const OTHER_KEY = ' other';

/** One slice of a pie, or one colour of all bars. */
export interface Series<Source> {
  key: string;
  name: string;
  /** Place in the palette, from 0: beyond its colours they come again with stripes; null for what goes together. */
  colour: number | null;
  sources: readonly Source[];
}

interface Named {
  code: string | null;
  name: string;
  /** Place among all channels of the enterprise, from 1; null for what is not among them. */
  place?: number | null;
}

/**
 * The series of a chart. The greatest keep their own, the rest go together. A channel's colour follows its place among all channels of the
 * enterprise, so that it has the same one in every card, on every day and whatever is filtered.
 */
export function createSeries<Source extends Named>(
  sources: readonly Source[],
  weight: (source: Source) => string,
  other: (count: number) => string,
): Series<Source>[] {
  const byWeight = sources.toSorted(
    (one, another) => Math.abs(Number(weight(another))) - Math.abs(Number(weight(one))),
  );
  const kept =
    sources.length > MAX_SERIES ? new Set(byWeight.slice(0, MAX_SERIES)) : new Set(sources);
  const colours = coloursOf(sources);
  const own = sources
    .filter((source) => kept.has(source))
    .map((source) => ({
      key: seriesKey(source),
      name: source.name,
      colour: colours.get(source) ?? null,
      sources: [source],
    }));
  const rest = sources.filter((source) => !kept.has(source));
  return rest.length === 0
    ? own
    : [...own, { key: OTHER_KEY, name: other(rest.length), colour: null, sources: rest }];
}

/** What has no place comes after what has one, by code; without any place, as where the list of channels cannot be had, all go by code. */
function coloursOf<Source extends Named>(sources: readonly Source[]): ReadonlyMap<Source, number> {
  const last = Math.max(0, ...sources.map(({ place }) => place ?? 0));
  const unknown = sources
    .filter(({ place }) => place == null)
    .toSorted((one, another) => compare(one.code ?? one.name, another.code ?? another.name));
  return new Map([
    ...sources.flatMap((source) =>
      source.place == null ? [] : [[source, source.place - 1] as const],
    ),
    ...unknown.map((source, at) => [source, last + at] as const),
  ]);
}

export const seriesKey = ({ code, name }: Named): string => code ?? name;

const compare = (one: string, another: string): number =>
  one.localeCompare(another, 'en', { numeric: true });

/** What a series comes to: null where nothing is told of any of its sources. */
export function seriesTotal(values: readonly (string | null)[]): string | null {
  return values.every((value) => value === null) ? null : sumDecimals(values);
}
