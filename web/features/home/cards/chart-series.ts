import { sumOf } from '../../../kit/number/sum.ts';

/** As many series have a colour; what is beyond is one more together, 其他. */
export const seriesLimit = 8;

/** The key of what is beyond, which no code of the services can be. */
export const otherKey = ' other';

/** One slice of a pie, or one colour of all bars. */
export interface Series<Source> {
  key: string;
  name: string;
  /** Place in the palette, 0 to 7; null for what is beyond. */
  colour: number | null;
  sources: readonly Source[];
}

interface Named {
  code: string | null;
  name: string;
}

/**
 * The series of a chart. The greatest keep their own, the rest go together; colours follow the codes, so that a channel has the same one in
 * every card and on every day, as far as the cards show the same channels.
 */
export function seriesOf<Source extends Named>(
  sources: readonly Source[],
  weight: (source: Source) => string,
  other: (count: number) => string,
): Series<Source>[] {
  const byWeight = sources.toSorted((one, another) => Math.abs(Number(weight(another))) - Math.abs(Number(weight(one))));
  const kept = sources.length > seriesLimit ? new Set(byWeight.slice(0, seriesLimit)) : new Set(sources);
  const byCode = [...kept].toSorted((one, another) => compare(one.code ?? one.name, another.code ?? another.name));
  const own = sources
    .filter((source) => kept.has(source))
    .map((source) => ({ key: keyOf(source), name: source.name, colour: byCode.indexOf(source), sources: [source] }));
  const rest = sources.filter((source) => !kept.has(source));
  return rest.length === 0 ? own : [...own, { key: otherKey, name: other(rest.length), colour: null, sources: rest }];
}

export const keyOf = ({ code, name }: Named): string => code ?? name;

const compare = (one: string, another: string): number => one.localeCompare(another, 'en', { numeric: true });

/** What a series comes to: null where nothing is told of any of its sources. */
export function totalOf(values: readonly (string | null)[]): string | null {
  return values.every((value) => value === null) ? null : sumOf(values);
}
