import {
  matchPart,
  matchWhole,
  searchName,
  searchQuery,
  type Mark,
  type NameMatch,
  type SearchName,
} from './match-name.ts';
import type { Readings } from './pinyin.ts';

/** Something that can be found by its name. */
export interface SearchEntry {
  id: string;
  /** What it stands under: an application's code, or a kind of its own. */
  group: string;
  /** As it is called in the language of the interface. */
  name: string;
  /** As the services call it. */
  ownName: string;
  /** Where it stands in its tree. */
  path: string;
  icon: string;
}

export interface SearchHit<Entry extends SearchEntry> {
  entry: Entry;
  /** What matched in its name; null when it was the services' own name. */
  mark: Mark | null;
  /** What matched in the services' own name. */
  ownMark: Mark | null;
}

export interface HitGroup<Entry extends SearchEntry> {
  group: string;
  hits: readonly SearchHit<Entry>[];
}

export interface SearchResult<Entry extends SearchEntry> {
  groups: readonly HitGroup<Entry>[];
  /** How many there are in all; at most `mostHits` of them are given. */
  total: number;
}

/** `whole`: the name is what was typed. `part`: it contains it, or can be read so. */
export type MatchMode = 'whole' | 'part';

export const mostHits = 60;

export interface SearchIndex<Entry extends SearchEntry> {
  find(input: string, mode: MatchMode): SearchResult<Entry>;
}

interface Indexed<Entry> {
  entry: Entry;
  name: SearchName;
  ownName: SearchName | null;
}

/** Prepares the names once, so that a search among thousands takes no longer than a frame. */
export function createSearchIndex<Entry extends SearchEntry>(
  entries: readonly Entry[],
  readings: Readings,
): SearchIndex<Entry> {
  const indexed = entries.map((entry): Indexed<Entry> => ({
    entry,
    name: searchName(entry.name, readings),
    ownName: entry.ownName === entry.name ? null : searchName(entry.ownName, readings),
  }));
  return {
    find(input, mode) {
      const query = searchQuery(input);
      if (query.text === '') return { groups: [], total: 0 };
      const match = mode === 'whole' ? matchWhole : matchPart;
      const found = indexed.flatMap(({ entry, name, ownName }) => {
        const shown = match(name, query);
        const own = ownName === null ? null : match(ownName, query);
        const best = better(shown, own);
        if (best === null) return [];
        const bySelf = best === shown;
        return [
          {
            rank: best.rank,
            hit: { entry, mark: bySelf ? best.mark : null, ownMark: bySelf ? null : best.mark },
          },
        ];
      });
      // The order of the menus decides among equals: sorting is stable.
      const best = found.sort((one, other) => one.rank - other.rank).slice(0, mostHits);
      return { groups: grouped(best.map(({ hit }) => hit)), total: found.length };
    },
  };
}

function better(shown: NameMatch | null, own: NameMatch | null): NameMatch | null {
  if (shown === null || own === null) return shown ?? own;
  return own.rank < shown.rank ? own : shown;
}

/** Groups in the order of their best hit. */
function grouped<Entry extends SearchEntry>(hits: readonly SearchHit<Entry>[]): HitGroup<Entry>[] {
  const groups = new Map<string, SearchHit<Entry>[]>();
  for (const hit of hits) {
    const group = groups.get(hit.entry.group);
    if (group === undefined) groups.set(hit.entry.group, [hit]);
    else group.push(hit);
  }
  return [...groups].map(([group, all]) => ({ group, hits: all }));
}
