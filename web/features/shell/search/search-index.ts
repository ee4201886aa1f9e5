import {
  matchPart,
  matchWhole,
  prepareName,
  prepareQuery,
  type Mark,
  type NameMatch,
  type SearchName,
} from './match-name.ts';
import type { Readings } from './pinyin.ts';

/** An entry that can be found by its name. */
export interface SearchEntry {
  id: string;
  /** Its group: the code of an application, or a special group. */
  group: string;
  /** Its name in the language of the user interface. */
  name: string;
  /** Its name in the services. */
  ownName: string;
  /** Names of its parent groups. */
  path: string;
  icon: string;
}

/** A matching entry. The match is either in its name or in its name in the services. */
export interface SearchHit<Entry extends SearchEntry> {
  entry: Entry;
  /** The matching part of `name`; null if `ownName` matched. */
  mark: Mark | null;
  /** The matching part of `ownName`; null if `name` matched. */
  ownMark: Mark | null;
}

export interface HitGroup<Entry extends SearchEntry> {
  group: string;
  hits: readonly SearchHit<Entry>[];
}

/** The best matches, grouped. */
export interface SearchResult<Entry extends SearchEntry> {
  groups: readonly HitGroup<Entry>[];
  /** Number of all matches, of which `groups` contains at most `MAX_HITS`. */
  total: number;
}

/** `whole`: the name equals the text. `part`: it contains the text, or can be read so in pinyin. */
export type MatchMode = 'whole' | 'part';

/** Maximum matches in a search result. */
export const MAX_HITS = 60;

export interface SearchIndex<Entry extends SearchEntry> {
  find(input: string, mode: MatchMode): SearchResult<Entry>;
}

interface Indexed<Entry> {
  entry: Entry;
  name: SearchName;
  ownName: SearchName | null;
}

/**
 * Creates an index. Names are prepared once, so that searching thousands takes less than a frame.
 */
export function createSearchIndex<Entry extends SearchEntry>(
  entries: readonly Entry[],
  readings: Readings,
): SearchIndex<Entry> {
  const indexed = entries.map((entry): Indexed<Entry> => ({
    entry,
    name: prepareName(entry.name, readings),
    ownName: entry.ownName === entry.name ? null : prepareName(entry.ownName, readings),
  }));
  return {
    find(input, mode) {
      const query = prepareQuery(input);
      if (query.text === '') return { groups: [], total: 0 };
      const match = mode === 'whole' ? matchWhole : matchPart;
      const found = indexed.flatMap(({ entry, name, ownName }) => {
        const shown = match(name, query);
        const own = ownName === null ? null : match(ownName, query);
        const best = betterMatch(shown, own);
        if (best === null) return [];
        const bySelf = best === shown;
        return [
          {
            rank: best.rank,
            hit: { entry, mark: bySelf ? best.mark : null, ownMark: bySelf ? null : best.mark },
          },
        ];
      });
      // Sorting is stable, so equal ranks stay in the order of the menus.
      const best = found.sort((one, other) => one.rank - other.rank).slice(0, MAX_HITS);
      return { groups: groupHits(best.map(({ hit }) => hit)), total: found.length };
    },
  };
}

function betterMatch(shown: NameMatch | null, own: NameMatch | null): NameMatch | null {
  if (shown === null || own === null) return shown ?? own;
  return own.rank < shown.rank ? own : shown;
}

/** Groups hits. The order of the groups is that of their best hits. */
function groupHits<Entry extends SearchEntry>(
  hits: readonly SearchHit<Entry>[],
): HitGroup<Entry>[] {
  const groups = new Map<string, SearchHit<Entry>[]>();
  for (const hit of hits) {
    const group = groups.get(hit.entry.group);
    if (group === undefined) groups.set(hit.entry.group, [hit]);
    else group.push(hit);
  }
  return [...groups].map(([group, all]) => ({ group, hits: all }));
}
