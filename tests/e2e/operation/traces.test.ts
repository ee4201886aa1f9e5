import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import type {} from '../../../web/platform/traces/page-trace.ts';
import { useJourney, useSharedJourney } from '../../support/browser/journey.ts';
import { homeIsLive, openReport, signInByRequest } from '../../support/browser/portal-pages.ts';
import { attributeOf, openCollector, wayTo } from '../../support/gateway/collector.ts';

const DIRECTOR = { account: 'ops_director' };
const collector = await openCollector();
afterAll(() => collector.close());

/** The calls of services in traces that a browser has begun, each with the spans above it. */
const waysFromBrowser = () => {
  const spans = collector.spans();
  return spans
    .filter((span) => attributeOf(span, 'portal.service') !== undefined)
    .map((span) => wayTo(span, spans))
    .filter(([first]) => first?.name.startsWith('open '));
};
const namesOfWays = () => waysFromBrowser().map((way) => way.map(({ name }) => name).slice(0, -1));
const wayOf = (operation: string) => [
  'open staffHome',
  `send ${operation}`,
  `POST /graphql ${operation}`,
  `query ${operation}`,
];
const traceOf = (operation: string) =>
  waysFromBrowser().find((way) => way[1]?.name === `send ${operation}`)?.[0]?.traceId;
const pageTrace = (page: Page) => page.evaluate(() => window.pageTrace?.traceparent ?? null);

describe('A portal whose pages record traces', () => {
  const journey = useJourney({
    settings: {
      ...{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' },
      ...{ OTEL_BSP_SCHEDULE_DELAY: '100', BROWSER_TRACES: '1' },
    },
  });

  it('shows one trace from the page that was opened to the calls of the services, and one for each tab', async () => {
    const { page, problems } = await journey.open();
    await signInByRequest(page, DIRECTOR);
    const taken = page.waitForResponse((response) => response.url().endsWith('/traces'));
    await page.goto('/');
    await homeIsLive(page);
    expect((await taken).status()).toBe(204);
    await expect
      .poll(namesOfWays, { timeout: 20_000 })
      .toEqual(expect.arrayContaining([wayOf('Workbench'), wayOf('Home')]));
    expect(traceOf('Home')).toBe(traceOf('Workbench'));
    expect(await pageTrace(page)).toContain(traceOf('Home'));

    await openReport(page);
    await expect
      .poll(() => new Set(waysFromBrowser().map(([first]) => first?.traceId)).size, {
        timeout: 20_000,
      })
      .toBe(2);
    // The page and its requests are all that a browser can name: no account, and nothing of an address.
    expect(collector.text()).not.toMatch(/ops_director|[?&]s=/u);
    expect(problems).toEqual([]);
  });

  it('begins another trace when the page is loaded again, also from the cache', async () => {
    const { page } = await journey.open();
    await page.goto('/login');
    const first = await pageTrace(page);
    const again = await page.goto('/login');
    expect(await again?.request().allHeaders()).toHaveProperty('if-none-match');
    expect(first).toMatch(/^00-/u);
    expect(await pageTrace(page)).not.toBe(first);
  });
});

describe('A portal without the setting', () => {
  const journey = useSharedJourney();

  it('loads nothing that records, and sends no header of a trace', async () => {
    const { page, requested } = await journey.open();
    const headers: string[] = [];
    page.on('request', (request) => headers.push(...Object.keys(request.headers())));
    await signInByRequest(page, DIRECTOR);
    await page.goto('/');
    await homeIsLive(page);
    expect(await pageTrace(page)).toBeNull();
    expect(headers).not.toContain('traceparent');
    expect(requested.join('\n')).not.toMatch(/traces|traced-fetch|span-exporter/u);
  });
});
