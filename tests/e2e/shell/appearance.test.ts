import { describe, expect, it } from 'vitest';
import { useJourney } from '../../support/browser/journey.ts';
import {
  homeIsLive,
  menuLine,
  openReport,
  REPORT,
  signIn,
  tabHints,
} from '../../support/browser/portal-pages.ts';

const journey = useJourney();

describe('the look of the portal', () => {
  it('is chosen in a dialog, applies before the first paint of the next page, and survives a sign-out', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.getByRole('button', { name: /账号菜单/u }).click();
    await page.getByRole('menuitem', { name: '外观设置' }).click();
    await page.getByRole('radio', { name: '玫红' }).check({ force: true });
    await page.getByRole('radio', { name: '宽松' }).check({ force: true });
    await page.getByRole('button', { name: '完成' }).click();
    const look = () =>
      page.evaluate(() => {
        const { theme, density } = document.documentElement.dataset;
        return [
          theme,
          density,
          getComputedStyle(document.documentElement).getPropertyValue('--action'),
        ];
      });
    const chosen = await look();
    expect(chosen.slice(0, 2)).toEqual(['#b83280', 'comfortable']);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.waitForSelector('head > #theme-shades', { state: 'attached' });
    await page.waitForLoadState('load');
    expect(await look()).toEqual(chosen);
    expect(problems).toEqual([]);
  });

  it('applies from the first paint on: dark, dense and for color-weak users', async () => {
    const { page } = await journey.open();
    // Recorded with every painted frame, to detect a page that is light at first.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const note = () => {
        const { scheme, vision, density } = document.documentElement.dataset;
        if (document.querySelector('body') !== null) seen.add([scheme, vision, density].join(' '));
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await signIn(page, { account: 'ops_director' });
    await page.getByRole('button', { name: /账号菜单/u }).click();
    await page.getByRole('menuitem', { name: '外观设置' }).click();
    const dialog = page.getByRole('dialog', { name: '外观设置' });
    await dialog.getByRole('radio', { name: '深色' }).check({ force: true });
    await dialog
      .getByRole('group', { name: '色弱模式' })
      .getByRole('radio', { name: '开启' })
      .check({ force: true });
    await dialog.getByRole('radio', { name: '宽松' }).check({ force: true });
    await page.reload();
    await homeIsLive(page);
    expect(
      await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]),
    ).toEqual(['dark weak comfortable']);
  });

  it('can swap the colors of rises and falls, also after a reload', async () => {
    const { page } = await journey.open({ colorScheme: 'light' });
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    /** The colors of rises and falls. */
    const trends = () =>
      page
        .getByTitle('日环比', { exact: true })
        .evaluateAll((found) =>
          [
            ...new Set(
              found.map(
                (one) =>
                  `${one.textContent.includes('▲') ? 'up' : 'down'} ${getComputedStyle(one).color}`,
              ),
            ),
          ].sort(),
        );
    const red = 'rgb(217, 45, 32)';
    const green = 'rgb(6, 118, 71)';
    const usual = await trends();
    expect(usual.length).toBeGreaterThan(0);
    expect([`down ${green}`, `up ${red}`]).toEqual(expect.arrayContaining(usual));
    await page.getByRole('button', { name: /账号菜单/u }).click();
    await page.getByRole('menuitem', { name: '外观设置' }).click();
    await page
      .getByRole('dialog', { name: '外观设置' })
      .getByRole('radio', { name: '绿涨红跌' })
      .check({ force: true });
    await page.getByRole('button', { name: '完成' }).click();
    const swapped = usual.map((trend) =>
      trend.endsWith(red) ? trend.replace(red, green) : trend.replace(green, red),
    );
    await expect.poll(trends).toEqual(swapped);
    await page.reload();
    await homeIsLive(page);
    expect(await trends()).toEqual(swapped);
  });

  it('shows with forced colors which tab and which choice is current', async () => {
    const { page, problems } = await journey.open();
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    const period = page.getByRole('group', { name: '时间粒度' }).first().getByRole('button');
    const background = (button: typeof period, part?: string) =>
      button.evaluate((element, of) => getComputedStyle(element, of).backgroundColor, part);
    const current = page
      .getByRole('tablist', { name: '已打开的页面' })
      .getByRole('tab', { selected: true })
      .locator('..');
    const canvas = await background(current);
    expect(await background(current, '::after')).not.toBe(canvas);
    expect(await background(period.filter({ hasText: '日' }))).not.toBe(canvas);
    await openReport(page);
    await page.getByRole('button', { name: '收起菜单' }).click();
    const group = menuLine(page, REPORT.group);
    expect(await group.getAttribute('aria-current')).toBe('true');
    expect(await background(group, '::before')).not.toBe(canvas);
    expect(problems).toEqual([]);
  });

  it('grows with the window up to 720 px, and has the font size of the browser beyond', async () => {
    const { page } = await journey.open();
    await page.goto('/login');
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    for (const [width, expected] of [
      [320, '14px'],
      [675, '15px'],
      [720, '16px'],
      [1440, '16px'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(size, { message: `${width} px` }).toBe(expected);
    }
  });

  it('survives clearing the cache, like the open tabs, unless they are selected', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    const kept = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('portal.pack.')),
      );
    await expect.poll(kept).not.toEqual([]);
    await page.getByRole('button', { name: /账号菜单/u }).click();
    await page.getByRole('menuitem', { name: '清除缓存' }).click();
    const dialog = page.getByRole('dialog', { name: '清除缓存' });
    expect(await dialog.getByRole('checkbox', { name: /^语言包/u }).isChecked()).toBe(true);
    expect(await dialog.getByRole('checkbox', { name: /^已打开的页面/u }).isChecked()).toBe(false);
    expect(await dialog.getByRole('checkbox', { name: /^外观设置/u }).isChecked()).toBe(false);
    const packs: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/language/')) packs.push(request.url());
    });
    await dialog.getByRole('button', { name: '清除缓存' }).click();
    await page.getByText('缓存已清除').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await homeIsLive(page);
    await expect.poll(kept).not.toEqual([]);
    expect(packs.length).toBeGreaterThan(0);
  });
});

describe('a new version of the portal', () => {
  it('is reported on an open page, can be postponed, and is loaded with a reload', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await page.route('**/build.json', (route) =>
      route.fulfill({ json: { id: '0123456789abcdef' } }),
    );
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await comeBack();
    await page.getByText('门户有新版本。重新加载后生效。').waitFor();
    await page.getByRole('button', { name: '稍后' }).click();
    await page.getByText('门户有新版本').waitFor({ state: 'detached' });
    await page.unroute('**/build.json');
    await page.route('**/build.json', (route) =>
      route.fulfill({ json: { id: 'fedcba9876543210' } }),
    );
    await page.goto('/page?s=200613&a=RPT');
    await page.frameLocator('iframe').getByLabel(/^备注/u).fill('x');
    const hints = () => tabHints(page, '示例模块');
    await expect.poll(hints).toContain('有未保存的内容');
    await comeBack();
    await page.getByText('以下页面有未保存的内容：示例模块。请先保存。').waitFor();
    await page.frameLocator('iframe').getByLabel(/^备注/u).fill('');
    await expect.poll(hints).not.toContain('有未保存的内容');
    await page.unroute('**/build.json');
    await page.getByRole('button', { name: '立即重新加载' }).click();
    await page.frameLocator('iframe').getByText('林知夏 · 营运总监').waitFor();
    await page.getByText('门户有新版本').waitFor({ state: 'detached' });
  });
});
