import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { homeIsLive, signIn } from '../../support/browser/portal-pages.ts';

describe('the playground', () => {
  const journey = useSharedJourney();

  it('answers a query of a signed-in user and sends requests to the gateway only', async () => {
    const { page, problems, requested } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.goto('/playground');
    const run = page.getByRole('button', { name: /Execute query/iu });
    await run.waitFor();
    await page.locator('.graphiql-query-editor .view-line', { hasText: 'HomeCards' }).waitFor();
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') &&
        (response.request().postData()?.includes('HomeCards') ?? false),
    );
    await run.click();
    const answer = (await (await answered).json()) as {
      data: { viewer: { name: string } };
      errors?: unknown;
    };
    expect(answer.errors).toBeUndefined();
    await page.locator('.result-window').getByText(answer.data.viewer.name).first().waitFor();
    const origin = journey.portal().origin;
    expect(
      requested.filter(
        (address) => !address.startsWith(origin) && !address.startsWith(`blob:${origin}`),
      ),
    ).toEqual([]);
    expect(problems).toEqual([]);
  });
});
