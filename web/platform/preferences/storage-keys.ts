/**
 * Every key under which the portal keeps something in the browser, with what it is for: the dialog that clears the cache offers these
 * groups, and a test holds that no source uses another key. Keys that end with a dot or a colon are the beginning of many. The session is none of
 * them: it is a cookie that no script sees.
 */
type StorageArea = 'local' | 'session';

export interface StoredGroup {
  id: StoredGroupId;
  area: StorageArea;
  keys: readonly string[];
  /** Left alone by the dialog, with the reason beside it. */
  kept?: true;
}

export type StoredGroupId =
  | 'packs'
  | 'searches'
  | 'shops'
  | 'playground'
  | 'workspace'
  | 'login'
  | 'appearance'
  | 'settings'
  | 'session';

export const storedGroups: readonly StoredGroup[] = [
  { id: 'packs', area: 'local', keys: ['portal.pack.'] },
  { id: 'searches', area: 'local', keys: ['portal.recentSearches.', 'portal.searchMode'] },
  { id: 'shops', area: 'local', keys: ['portal.recentShops.'] },
  // Goes with a sign-out too: a password may have been typed there.
  { id: 'playground', area: 'local', keys: ['portal.playground.'] },
  { id: 'workspace', area: 'session', keys: ['portal.tabs:', 'portal.draft:'] },
  { id: 'login', area: 'local', keys: ['portal.login.'] },
  {
    id: 'appearance',
    area: 'local',
    keys: ['theme', 'portal.theme.', 'portal.look', 'portal.scheme', 'portal.menuFolded'],
  },
  // What the user has set is no cache: without it he would get a language that he may not read, or shortcuts that he has turned off.
  {
    id: 'settings',
    area: 'local',
    keys: ['portal.locale', 'portal.lockAfter', 'portal.shortcuts'],
    kept: true,
  },
  // Belongs to the session: a lock that is to outlive a reload, where a sign-on by another system is to arrive, what windows tell each other, which
  // of them hears the live events.
  {
    id: 'session',
    area: 'session',
    keys: ['portal.locking', 'portal.signOn.', 'portal.session', 'portal.live'],
    kept: true,
  },
];

const isBeginning = (known: string) => /[.:]$/u.test(known);

export const isKeyOf = ({ keys }: StoredGroup, key: string): boolean =>
  keys.some((known) => (isBeginning(known) ? key.startsWith(known) : key === known));
