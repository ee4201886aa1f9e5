import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import { signIn } from '../../support/browser/portal-pages.ts';

const LONG = 'NameWithoutAnySpace'.repeat(6);

interface Answer {
  data?: { viewer?: { shop?: object | null; applications?: object[] | null } | null };
}

/** Gives the store and the applications of the account names that are as long as names may be. */
async function nameAtLength(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    const { shop, applications } = answer.data?.viewer ?? {};
    if (shop) Object.assign(shop, { name: LONG });
    for (const application of applications ?? [])
      Object.assign(application, { name: LONG, i18nCode: null });
    await route.fulfill({ response, json: answer });
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('very long names of a store and of applications', () => {
  const journey = useSharedJourney();

  it.each([390, 1024])('do not make pages of %i px wider than the window', async (width) => {
    const { page } = await journey.open({ viewport: { width, height: 900 } });
    await nameAtLength(page);
    await signIn(page, { account: 'store1001' });
    await page.getByText(`1001 ${LONG}`).filter({ visible: true }).first().waitFor();
    expect(await overflow(page)).toBe(0);
    await page.goto(`/pagebyapp?app=${LONG}X`);
    await page.getByRole('link', { name: LONG }).first().waitFor();
    expect(await overflow(page)).toBe(0);
  });
});
