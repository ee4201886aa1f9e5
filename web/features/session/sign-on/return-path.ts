const key = 'portal.signOn.from';

/**
 * Remembers the page the user wanted during single sign-on, which returns a code and nothing else.
 * `take` reads and removes it; null if there is none.
 */
export const returnPath = {
  save(path: string | null): void {
    try {
      if (path === null) window.sessionStorage.removeItem(key);
      else window.sessionStorage.setItem(key, path);
    } catch {
      // Without storage, the user gets to the home page.
    }
  },
  take(): string | null {
    try {
      const path = window.sessionStorage.getItem(key);
      window.sessionStorage.removeItem(key);
      return path;
    } catch {
      return null;
    }
  },
};
