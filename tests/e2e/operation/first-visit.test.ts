import { once } from 'node:events';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { homeIsLive, signInByRequest } from '../../support/browser/portal-pages.ts';

const DIRECTOR = { account: 'ops_director' };
const ELEMENT = /<script type="application\/json" id="first-visit">.*?<\/script>/u;

const HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'x-portal-request',
  'x-portal-answer-within',
];

/** The page's requests for the shell: what they ask and the headers that the gateway reads. */
function shellRequestsOf(page: Page): unknown[] {
  const found: unknown[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!body.includes('"operationName":"Workbench"')) return;
    const headers = request.headers();
    const sent = JSON.parse(body) as { extensions: { persistedQuery?: object } };
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

  it('with a session asks for the shell once, before the code of the portal has arrived, and loads few files', async () => {
    const { page, problems, requested } = await journey.open();
    await signInByRequest(page, DIRECTOR);
    const shellRequests = shellRequestsOf(page);
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
    expect(shellRequests).toHaveLength(1);
    expect(problems).toEqual([]);
    expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(50);
  });

  it('asks for exactly what the portal itself would ask for', async () => {
    const early = await journey.open();
    await signInByRequest(early.page, DIRECTOR);
    const earlyRequests = shellRequestsOf(early.page);
    await early.page.goto('/');
    await homeIsLive(early.page);

    const late = await journey.open();
    await signInByRequest(late.page, DIRECTOR);
    const lateRequests = shellRequestsOf(late.page);
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
    expect(lateRequests).toEqual(earlyRequests);
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
      const shellRequests = shellRequestsOf(page);
      await page.goto(path);
      await page.getByRole('link', { name: '返回首页' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(shellRequests).toEqual([]);
    },
  );

  it('loads nothing on the sign-in page that only signed-in users need', async () => {
    const { page, requested } = await journey.open();
    await page.goto('/login');
    await page.getByLabel('企业编号', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((address) => /signed-in|styles-/u.test(address))).toEqual([]);
    expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(12);
  });
});
