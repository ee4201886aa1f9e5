import type {
  SalesLineCard_CardFragment,
  SalesLineCard_SeriesFragment,
} from './SalesLineCard.gen.ts';

export type SalesWindow = 'last7' | 'last30';

/** The window shown first: the longer one, or the shorter one if only that has data. */
export function firstWindow({
  last7,
  last30,
}: Pick<SalesLineCard_CardFragment, 'last7' | 'last30'>): SalesWindow {
  const hasDays = (series: SalesLineCard_SeriesFragment | null) => (series?.points.length ?? 0) > 0;
  return !hasDays(last30) && hasDays(last7) ? 'last7' : 'last30';
}
