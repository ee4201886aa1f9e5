import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import '../web/support/quick-dom.ts';

/** A page is whole modules away from its first test; waiting longer costs nothing where nothing is late. */
configure({ asyncUtilTimeout: 4000 });

/** What jsdom lacks and pages use. Modal dialogs: opening and closing, without the top layer. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

/** Arrow keys among radio buttons, as they are typed in tests, look for those of the same name. */
Object.assign(window, { CSS: { escape: (name: string) => name.replaceAll(/[^\w-]/gu, '\\$&') } });

/** Scrolling: nothing has a size here, so there is nowhere to scroll to. */
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.assign(window, { scrollTo: () => undefined });

/** Media queries: none matches, unless a test says that the screen is narrow. */
const matching = new Set<string>();

export function matchMediaOnly(...queries: string[]): void {
  matching.clear();
  queries.forEach((query) => matching.add(query));
}

Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: matching.has(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

afterEach(() => {
  cleanup();
  matchMediaOnly();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// Recorded calls would keep the pages of this file in memory until the worker ends.
afterAll(() => {
  vi.clearAllMocks();
});
