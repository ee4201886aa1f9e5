import type { PageTrace } from './page-trace.ts';

/**
 * A `fetch` that records the requests of this page, if the gateway has chosen the page. Otherwise
 * undefined, and nothing is loaded. A page whose recorder cannot be loaded works without it.
 */
export async function loadTracedFetch(page: Window): Promise<typeof fetch | undefined> {
  const trace: PageTrace | undefined = page.pageTrace;
  if (trace === undefined) return undefined;
  return import('./traced-fetch.ts').then(
    ({ createTracedFetch }) => createTracedFetch({ page, trace }),
    () => undefined,
  );
}
