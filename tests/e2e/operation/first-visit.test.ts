import { once } from 'node:events';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { homeIsLive, signIn, signInByRequest } from '../../support/browser/portal-pages.ts';

const DIRECTOR = { account: 'ops_director' };
const ELEMENT = /<script type="application\/json" id="first-visit">.*?<\/script>/u;

const HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'x-portal-request',
  'x-portal-answer-within',
];

interface SentRequest {
  operationName: string;
  variables: object;
  extensions: { persistedQuery?: object | undefined };
  headers: (string | undefined)[];
}

/**
 * The page's requests for workbench and home: what they ask and the headers that the gateway reads.
 * Without those for parts that were late in an answer.
 */
function firstRequestsOf(page: Page): SentRequest[] {
  const found: SentRequest[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!/"operationName":"(Workbench|Home)"/u.test(body)) return;
    const headers = request.headers();
    if (headers['x-portal-follow-up'] !== undefined) return;
    const sent = JSON.parse(body) as Omit<SentRequest, 'headers'>;
    found.push({
      ...sent,
      // Apollo Client adds its own name and version.
      extensions: { persistedQuery: sent.extensions.persistedQuery },
      headers: HEADERS.map((name) => headers[name]),
    });
  });
  return found;
}

describe('Opening the portal', () => {
  const journey = useSharedJourney();

  it('with a session asks for workbench and home once, before the code of the portal has arrived, and loads few files', async () => {
    const { page, problems, requested } = await journey.open();
    await signInByRequest(page, DIRECTOR);
    const firstRequests = firstRequestsOf(page);
    const hold = new AbortController();
    const held = once(hold.signal, 'abort');
    await page.route('**/assets/portal-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => request.url().endsWith('/graphql'));
    const opened = page.goto('/');
    await asked;
    hold.abort();
    await opened;
    await homeIsLive(page);
    expect(firstRequests.map(({ operationName }) => operationName)).toEqual(['Workbench', 'Home']);
    expect(problems).toEqual([]);
    expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(50);
  });

  it('asks for exactly what the portal itself would ask for', async () => {
    const early = await journey.open();
    await signInByRequest(early.page, DIRECTOR);
    const earlyRequests = firstRequestsOf(early.page);
    await early.page.goto('/');
    await homeIsLive(early.page);

    const late = await journey.open();
    await signInByRequest(late.page, DIRECTOR);
    const lateRequests = firstRequestsOf(late.page);
    await late.page.route(
      (url) => url.pathname === '/',
      async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        expect(text).toMatch(ELEMENT);
        await route.fulfill({ response: answer, body: text.replace(ELEMENT, '') });
      },
    );
    await late.page.goto('/');
    await homeIsLive(late.page);
    const [shell, home] = earlyRequests;
    expect(home?.variables).toMatchObject({ filter: {}, filterOfOne: {} });
    // The gateway's default is the day that the portal asks for.
    const filter = { granularity: 'DAY', date: '2026-06-13' };
    const variables = { ...home?.variables, filter, filterOfOne: filter };
    expect(lateRequests).toEqual([shell, { ...home, variables }]);
  });

  it('shows how to go on if that first request fails, and opens with the next try', async () => {
    const { page } = await journey.open();
    await signInByRequest(page, DIRECTOR);
    await page.route('**/graphql', (route) => route.abort(), { times: 1 });
    await page.goto('/');
    await page.getByRole('button', { name: '重试' }).first().click();
    await homeIsLive(page);
  });

  it.each(['/403', '/500', '/nowhere'])(
    'asks for no account on the status page %s',
    async (path) => {
      const { page } = await journey.open();
      await signInByRequest(page, DIRECTOR);
      const firstRequests = firstRequestsOf(page);
      await page.goto(path);
      await page.getByRole('link', { name: '返回首页' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(firstRequests).toEqual([]);
    },
  );

  it('asks for workbench and home at once after a sign-in, and for each once', async () => {
    const { page, problems } = await journey.open();
    const firstRequests = firstRequestsOf(page);
    const isHome = (body: string | null) => body?.includes('"operationName":"Home"') === true;
    const homeAsked = page.waitForRequest((request) => isHome(request.postData()));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"operationName":"Workbench"') === true)
        await homeAsked;
      await route.continue();
    });
    await signIn(page, DIRECTOR);
    await homeIsLive(page);
    expect(firstRequests.map(({ operationName }) => operationName)).toEqual(['Workbench', 'Home']);
    expect(problems).toEqual([]);
  });

  it('loads nothing on the sign-in page that only signed-in users need', async () => {
    const { page, requested } = await journey.open();
    await page.goto('/login');
    await page.getByLabel('企业编号', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((address) => /signed-in|styles-/u.test(address))).toEqual([]);
    expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(12);
  });
});
