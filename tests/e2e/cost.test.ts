import { afterAll, describe, expect, it } from 'vitest';
import { createCallRecorder, wavesOf } from '../support/call-recorder.ts';
import { useJourney } from '../support/journey.ts';
import { homeIsLive, signIn } from '../support/portal-pages.ts';

describe('what a page costs', () => {
  const recorder = createCallRecorder(100);
  const journey = useJourney({ between: recorder.listen });
  afterAll(() => recorder.close());

  it('the sign-in page loads at most 120 kB of scripts, packed', async () => {
    const { page } = await journey.open();
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto('/login');
    await page.getByLabel('企业编号', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(120_000);
  });

  it('the home page takes two GraphQL requests, and no REST call is made twice', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.waitForLoadState('networkidle');

    const asked: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql')) asked.push(response.headers()['x-request-id'] ?? '');
    });
    recorder.calls.length = 0;
    await page.reload();
    await homeIsLive(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(2);
    const calls = recorder.calls.filter(({ requestId }) => asked.includes(requestId));
    const distinct = new Set(calls.map(({ path, body }) => `${path} ${body}`));
    expect(calls.length).toBeGreaterThan(10);
    expect(distinct.size).toBe(calls.length);
    for (const request of asked) expect(wavesOf(calls.filter(({ requestId }) => requestId === request))).toBeLessThanOrEqual(2);
  });
});
