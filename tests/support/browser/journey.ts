import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { type WatchedPage, openBrowser, openPage, WITHOUT_OPTIMIZING } from './browser.ts';
import { type PortalOptions, type RunningPortal, startPortal } from './running-portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the demo data of DEMO_TODAY. Each portal copies it. */
    seededData: string;
  }
}

export interface Journey {
  portal: () => RunningPortal;
  /** Opens a page in a separate browser profile, which is closed after the test. */
  open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
}

/**
 * Shared by all files of a worker, because starting a browser and a portal takes seconds. Both end
 * with the process of the worker.
 */
const shared: { browser?: Promise<Browser>; portal?: Promise<RunningPortal> } = {};

const sharedBrowser = () => (shared.browser ??= openBrowser(WITHOUT_OPTIMIZING));
const sharedPortal = () => (shared.portal ??= startPortal({ seededData: inject('seededData') }));

function useBrowser(
  start: () => Promise<RunningPortal>,
  open: () => Promise<Browser> = sharedBrowser,
): Journey {
  let browser: Browser | undefined;
  let portal: RunningPortal | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    [browser, portal] = await Promise.all([open(), start()]);
  });
  afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

  const running = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error('The portal of these journeys did not start.');
    return one;
  };
  return {
    portal: () => running(portal),
    open: async (options) => {
      const opened = await openPage(running(browser), running(portal).origin, options);
      contexts.push(opened.page.context());
      return opened;
    },
  };
}

/**
 * Starts a separate portal for the journeys of one file, for journeys that change its data,
 * settings or services.
 */
export function useJourney(options: Omit<PortalOptions, 'seededData'> = {}): Journey {
  let portal: RunningPortal | undefined;
  const journey = useBrowser(async () => {
    portal = await startPortal({ ...options, seededData: inject('seededData') });
    return portal;
  });
  afterAll(() => portal?.close());
  return journey;
}

/** Uses the shared portal, for journeys that leave its data unchanged. */
export const useSharedJourney = (): Journey => useBrowser(sharedPortal);

/**
 * The same in a separate browser that optimizes scripts, for a page that works for minutes or runs the same
 * code thousands of times.
 */
export function useOptimizingJourney(): Journey {
  let browser: Browser | undefined;
  const journey = useBrowser(sharedPortal, async () => (browser = await openBrowser()));
  afterAll(() => browser?.close());
  return journey;
}
