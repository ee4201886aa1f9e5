/**
 * Every key that the portal uses in browser storage, and its purpose. The dialog that clears the
 * cache offers these groups, and a test checks that no other key is used. Keys that end with a dot
 * or colon are prefixes. The session is not among them: it is a cookie that scripts cannot read.
 */
type StorageArea = 'local' | 'session';

export interface StoredGroup {
  id: StoredGroupId;
  area: StorageArea;
  keys: readonly string[];
  /** The dialog does not clear it; the reason is in the comment beside it. */
  notClearable?: true;
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
  // Also cleared on sign-out: the user may have typed a password there.
  { id: 'playground', area: 'local', keys: ['portal.playground.'] },
  { id: 'workspace', area: 'session', keys: ['portal.tabs:', 'portal.draft:'] },
  { id: 'login', area: 'local', keys: ['portal.login.'] },
  {
    id: 'appearance',
    area: 'local',
    keys: ['theme', 'portal.theme.', 'portal.look', 'portal.scheme', 'portal.menuFolded'],
  },
  // Settings are not a cache: without them the page might switch to a language that the user cannot
  // read, or turn shortcuts on again.
  {
    id: 'settings',
    area: 'local',
    keys: ['portal.locale', 'portal.lockAfter', 'portal.shortcuts'],
    notClearable: true,
  },
  // Belongs to the session: a lock that must survive a reload, where a single sign-on leads,
  // messages between windows, and which window listens to live events.
  {
    id: 'session',
    area: 'session',
    keys: ['portal.locking', 'portal.signOn.', 'portal.session', 'portal.live'],
    notClearable: true,
  },
];

const isPrefix = (known: string) => /[.:]$/u.test(known);

export const isKeyOf = ({ keys }: StoredGroup, key: string): boolean =>
  keys.some((known) => (isPrefix(known) ? key.startsWith(known) : key === known));
