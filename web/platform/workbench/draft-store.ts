/**
 * Half-typed forms, kept in the session storage of one browser tab for one account in one post and store. They outlive a reload and the end
 * of a session, not their tab in the workbench. What cannot be stored (a storage that is full or refused, a form that is too large) is kept in
 * memory, and so until the page is left.
 */
export interface DraftStore {
  /** Null when there is none, or when it is about something else than the tab shows now. */
  read(tabId: string, form: string, about: string): unknown;
  /** Kept at once in memory, written down shortly after the last change. */
  put(tabId: string, form: string, about: string, value: unknown): void;
  remove(tabId: string, form: string): void;
  has(tabId: string): boolean;
  /** Removes what a tab that is closed or begun anew has left. */
  forget(tabId: string): void;
  forgetAll(): void;
  /** Writes down at once what waits. */
  flush(): void;
}

export const draftDelayMs = 400;
/** Characters of one form's values: a document of which a thousand lines were changed. Browsers keep about five times as many for a tab. */
export const largestDraft = 1024 * 1024;

export function createDraftStore(storage: () => Storage, owner: string): DraftStore {
  const prefix = `portal.draft:${owner}:`;
  const texts = new Map<string, string>(readAll(storage, prefix));
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const prefixOf = (tabId: string) => `${prefix}${encodeURIComponent(tabId)}:`;
  const keyOf = (tabId: string, form: string) => prefixOf(tabId) + encodeURIComponent(form);

  function write(key: string) {
    clearTimeout(waiting.get(key));
    waiting.delete(key);
    const text = texts.get(key);
    try {
      if (text === undefined || text.length > largestDraft) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // It stays in memory.
    }
  }
  function drop(key: string) {
    texts.delete(key);
    write(key);
  }
  const dropAll = (start: string) =>
    [...texts.keys()].filter((key) => key.startsWith(start)).forEach(drop);

  return {
    read(tabId, form, about) {
      const draft = parsed(texts.get(keyOf(tabId, form)));
      return draft?.about === about ? draft.value : null;
    },
    put(tabId, form, about, value) {
      const key = keyOf(tabId, form);
      texts.set(key, JSON.stringify({ about, value }));
      clearTimeout(waiting.get(key));
      waiting.set(
        key,
        setTimeout(() => write(key), draftDelayMs),
      );
    },
    remove: (tabId, form) => drop(keyOf(tabId, form)),
    has: (tabId) => [...texts.keys()].some((key) => key.startsWith(prefixOf(tabId))),
    forget: (tabId) => dropAll(prefixOf(tabId)),
    forgetAll: () => dropAll(prefix),
    flush: () => [...waiting.keys()].forEach(write),
  };
}

function readAll(storage: () => Storage, prefix: string): [string, string][] {
  try {
    const store = storage();
    return Array.from({ length: store.length }, (_, nth) => store.key(nth) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key): [string, string] => [key, store.getItem(key) ?? ''])
      .filter(([, text]) => parsed(text) !== null);
  } catch {
    return [];
  }
}

function parsed(text: string | undefined): { about: string; value: unknown } | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    const isDraft =
      typeof draft === 'object' && draft !== null && 'about' in draft && 'value' in draft;
    return isDraft && typeof draft.about === 'string'
      ? { about: draft.about, value: draft.value }
      : null;
  } catch {
    return null;
  }
}
