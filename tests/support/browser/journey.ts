import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { type WatchedPage, openBrowser, openPage } from './browser.ts';
import { type PortalOptions, type RunningPortal, startPortal } from './running-portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the demo data of DEMO_TODAY, to be copied. */
    seededData: string;
  }
}

export interface Journey {
  portal: () => RunningPortal;
  /** A page in a browser profile of its own, closed after the test. */
  open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
}

/** One browser and one portal for the journeys of a file. */
export function useJourney(options: Omit<PortalOptions, 'seededData'> = {}): Journey {
  let browser: Browser | undefined;
  let portal: RunningPortal | undefined;
  beforeAll(async () => {
    [browser, portal] = await Promise.all([
      openBrowser(),
      startPortal({ ...options, seededData: inject('seededData') }),
    ]);
  });
  afterEach(() => Promise.all(browser?.contexts().map((context) => context.close()) ?? []));
  afterAll(() => Promise.all([browser?.close(), portal?.close()]));

  const running = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error('The portal of these journeys did not start.');
    return one;
  };
  return {
    portal: () => running(portal),
    open: (options) => openPage(running(browser), running(portal).origin, options),
  };
}
