/**
 * Drafts of forms, stored in the session storage of one browser tab for one account in one post and
 * store. They survive a reload and the end of a session, but not the closing of their tab in the
 * workbench. Drafts that cannot be stored (storage full or refused, form too large) stay in memory
 * until the page is left.
 */
export interface DraftStore {
  /**
   * The draft; null if there is none, or if it belongs to something else than the tab shows now.
   */
  read(tabId: string, form: string, about: string): unknown;
  /** Sets a draft: at once in memory, in storage shortly after the last change. */
  put(tabId: string, form: string, about: string, value: unknown): void;
  remove(tabId: string, form: string): void;
  has(tabId: string): boolean;
  /** Removes the drafts of a tab that is closed or reset. */
  forget(tabId: string): void;
  forgetAll(): void;
  /** Writes pending drafts to storage immediately. */
  flush(): void;
}

export const DRAFT_DELAY_MS = 400;
/**
 * Maximum stored characters per form: enough for a document with a thousand changed lines. Browsers
 * allow about five times as many per tab.
 */
export const MAX_DRAFT_CHARACTERS = 1024 * 1024;

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
      if (text === undefined || text.length > MAX_DRAFT_CHARACTERS) storage().removeItem(key);
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
      const draft = parseDraft(texts.get(keyOf(tabId, form)));
      return draft?.about === about ? draft.value : null;
    },
    put(tabId, form, about, value) {
      const key = keyOf(tabId, form);
      texts.set(key, JSON.stringify({ about, value }));
      clearTimeout(waiting.get(key));
      waiting.set(
        key,
        setTimeout(() => write(key), DRAFT_DELAY_MS),
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
    return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key): [string, string] => [key, store.getItem(key) ?? ''])
      .filter(([, text]) => parseDraft(text) !== null);
  } catch {
    return [];
  }
}

function parseDraft(text: string | undefined): { about: string; value: unknown } | null {
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
