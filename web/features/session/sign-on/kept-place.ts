const key = 'portal.signOn.from';

/** Where somebody wanted to go before he left for single sign-on, which brings back a code and nothing else. */
export const keptPlace = {
  keep(place: string | null): void {
    try {
      if (place === null) window.sessionStorage.removeItem(key);
      else window.sessionStorage.setItem(key, place);
    } catch {
      // Without storage he arrives at his home.
    }
  },
  take(): string | null {
    try {
      const place = window.sessionStorage.getItem(key);
      window.sessionStorage.removeItem(key);
      return place;
    } catch {
      return null;
    }
  },
};
