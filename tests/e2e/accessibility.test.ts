import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { useJourney } from '../support/journey.ts';
import { homeIsLive, signIn } from '../support/portal-pages.ts';

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  widths.map((viewport) => ({ colorScheme, viewport, title: `${colorScheme} at ${viewport.width} px` })),
);

describe('axe finds nothing', () => {
  const journey = useJourney();

  it.each(looks)('on the sign-in page and on the home page, $title', async ({ colorScheme, viewport }) => {
    const { page, problems } = await journey.open({ colorScheme, viewport });
    const violations = async () => {
      const found = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target.join(' ')) }));
    };
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

    await page.goto('/login');
    await page.getByLabel('企业编号', { exact: true }).waitFor();
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBeLessThanOrEqual(0);

    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
});
