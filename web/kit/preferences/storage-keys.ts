/**
 * Every key under which the portal keeps something in the browser, with what it is for: the dialog that clears the cache offers these
 * groups, and a test holds that no source uses another key. Keys that end with a dot are the beginning of many. The session is none of
 * them: it is a cookie that no script sees.
 */
export type StorageArea = 'local' | 'session';

export interface StoredGroup {
  id: StoredGroupId;
  area: StorageArea;
  keys: readonly string[];
  /** Left alone by the dialog, with the reason beside it. */
  kept?: true;
}

export type StoredGroupId = 'packs' | 'searches' | 'shops' | 'workspace' | 'login' | 'appearance' | 'language' | 'session';

export const storedGroups: readonly StoredGroup[] = [
  { id: 'packs', area: 'local', keys: ['portal.pack.'] },
  { id: 'searches', area: 'local', keys: ['portal.searches.'] },
  { id: 'shops', area: 'local', keys: ['portal.shops.'] },
  { id: 'workspace', area: 'session', keys: ['portal.tabs.', 'portal.draft.'] },
  { id: 'login', area: 'local', keys: ['portal.login.'] },
  { id: 'appearance', area: 'local', keys: ['theme', 'portal.theme.', 'portal.look', 'portal.scheme'] },
  // The language is not a cache: clearing it would leave the user in one that he may not read.
  { id: 'language', area: 'local', keys: ['portal.locale'], kept: true },
  // Belongs to the session: a lock that is to outlive a reload, and the word from one window to the others.
  { id: 'session', area: 'session', keys: ['portal.locking', 'portal.session'], kept: true },
];

export const isKeyOf = ({ keys }: StoredGroup, key: string): boolean =>
  keys.some((known) => (known.endsWith('.') ? key.startsWith(known) : key === known));
