import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { createCallRecorder } from '../../support/gateway/call-recorder.ts';
import { firstLoads } from '../../support/browser/first-load.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { queriesDuring, repeatedCalls } from '../../support/browser/page-cost.ts';
import { homeIsLive, signIn } from '../../support/browser/portal-pages.ts';
import { workScreens } from '../../support/browser/work-screens.ts';

const ANSWER_WITHIN = 'x-portal-answer-within';

/**
 * Lets the gateway wait longer for the services than the shell asks for. On a busy machine their
 * answers are late, and the shell asks for each late part in a request of its own.
 */
async function waitForLateAnswers(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const headers = route.request().headers();
    const isLimited = headers[ANSWER_WITHIN] !== undefined;
    await route.continue(isLimited ? { headers: { ...headers, [ANSWER_WITHIN]: '30000' } } : {});
  });
}

describe('the cost of pages', () => {
  // Long enough that calls of one wave do not end before the last of them is sent.
  const recorder = createCallRecorder(250);
  // Cards and counters wait as long, for the same reason.
  const journey = useJourney({
    between: recorder.listen,
    settings: { CARD_TIMEOUT_MS: '30000' },
  });
  afterAll(() => recorder.close());

  it('stays within the limit for compressed scripts on the sign-in page', async () => {
    const { page } = await journey.open();
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto('/login');
    await page.getByLabel('企业编号', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(firstLoads.signIn.atMost);
  });

  it('is two GraphQL requests for the home page, at most three for daily work, and no duplicate REST call', async () => {
    const { page } = await journey.open();
    await waitForLateAnswers(page);
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.waitForLoadState('networkidle');

    const queries = await queriesDuring(page, recorder, async () => {
      await page.reload();
      await homeIsLive(page);
    });
    expect(queries).toHaveLength(2);
    expect(queries.flatMap(({ calls }) => calls).length).toBeGreaterThan(10);
    expect(repeatedCalls(queries)).toEqual([]);
    for (const { waves } of queries) expect(waves).toBeLessThanOrEqual(2);

    // The same for the screens of the daily work.
    for (const { name, open, mostWaves } of workScreens) {
      const asked = await queriesDuring(page, recorder, () => open(page));
      expect([name, repeatedCalls(asked)]).toEqual([name, []]);
      const waves = Math.max(...asked.map((query) => query.waves));
      expect(waves, `${name} waits for ${waves} calls in a row`).toBeLessThanOrEqual(mostWaves);
      expect(waves, `${name} asks for nothing`).toBeGreaterThan(0);
      expect(asked.length, `${name} is asked for in ${asked.length} requests`).toBeLessThanOrEqual(
        3,
      );
    }
  });
});
