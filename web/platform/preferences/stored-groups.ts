import { isKeyOf, storedGroups, type StoredGroup, type StoredGroupId } from './storage-keys.ts';

/** Stored size of a group in bytes; storage counts two per character. */
export function sizeOfGroup(browser: Window, group: StoredGroup): number {
  return entriesOf(browser, group).reduce(
    (sum, [key, text]) => sum + 2 * (key.length + text.length),
    0,
  );
}

/** Removes all keys of these groups. Returns false if the browser refuses. */
export function clearGroups(browser: Window, ids: ReadonlySet<StoredGroupId>): boolean {
  const chosen = storedGroups.filter(
    ({ id, notClearable }) => notClearable === undefined && ids.has(id),
  );
  try {
    for (const group of chosen)
      for (const [key] of entriesOf(browser, group)) areaOf(browser, group).removeItem(key);
    return true;
  } catch {
    return false;
  }
}

function entriesOf(browser: Window, group: StoredGroup): [key: string, text: string][] {
  try {
    const area = areaOf(browser, group);
    const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').filter(
      (key) => isKeyOf(group, key),
    );
    return keys.map((key) => [key, area.getItem(key) ?? '']);
  } catch {
    return []; // a browser that refuses storage has nothing stored
  }
}

const areaOf = (browser: Window, { area }: StoredGroup): Storage =>
  area === 'local' ? browser.localStorage : browser.sessionStorage;
