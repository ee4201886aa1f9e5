import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import '../web/support/quick-dom.ts';

/**
 * The first test of a page has to load whole modules, on a machine that may be busy with other
 * work, so queries wait longer than by default. Tests that find their elements at once do not
 * become slower.
 */
configure({ asyncUtilTimeout: 8000 });

/**
 * Adds what pages use and jsdom lacks. Modal dialogs: opening and closing, without the top layer.
 */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

/**
 * CSS.escape: when a test presses an arrow key in a radio group, the radio buttons of the same name
 * are looked up with it.
 */
Object.assign(window, { CSS: { escape: (name: string) => name.replaceAll(/[^\w-]/gu, '\\$&') } });

/** Scrolling does nothing, because elements have no size in jsdom. */
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.assign(window, { scrollTo: () => undefined });

/** PrimeReact takes a layer without an offset parent for hidden, and jsdom knows no such parents. */
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentNode;
  },
});

/** Media queries: none matches unless a test sets it, for example for a narrow screen. */
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
