import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button, dialog, openByMenu } from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { signIn } from '../../support/browser/portal-pages.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" onload="document.title='ran'">
  <script>document.title = 'ran'; alert('ran');</script><image href="https://elsewhere.example/seen.png" width="9" height="9"/>
  <circle cx="60" cy="60" r="50"/></svg>`;

describe('an avatar', () => {
  const journey = useJourney();

  it('can be an SVG with a script, which is shown everywhere and never runs', async () => {
    const { page, requested } = await journey.open();
    const opened: string[] = [];
    page.on('dialog', (shown) => {
      opened.push(shown.message());
      void shown.dismiss();
    });
    // A separate account, so that the others keep their avatars.
    await signIn(page, { account: 'settlement' });
    await openByMenu(page, '更换头像');
    const avatar = dialog(page, '更换头像');
    await avatar
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) });
    await avatar.getByText(/图片已上传/u).waitFor();
    await button(avatar, '确定').click();
    await page.getByText('头像已更新').waitFor();
    await avatar.waitFor({ state: 'detached' });

    const inBar = page.getByRole('button', { name: /账号菜单$/u }).locator('img');
    await expect
      .poll(async () => ((await inBar.count()) === 1 ? inBar.evaluate(widthOf) : 0))
      .toBe(120);
    await page.reload();
    await inBar.waitFor();
    const address = await inBar.evaluate((image: HTMLImageElement) => image.src);

    const alone = await page.context().newPage();
    const download = alone.waitForEvent('download');
    await alone.goto(address).catch(() => undefined);
    expect((await download).suggestedFilename()).toBe('file.svg');
    expect([opened, await page.title(), await alone.title()]).toEqual([
      [],
      expect.not.stringContaining('ran'),
      '',
    ]);
    expect(requested.filter((url) => url.includes('elsewhere'))).toEqual([]);
  });

  it('is chosen or dropped, previewed before saving, and then shown everywhere at once', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'finance' });
    const other = await page.context().newPage();
    await other.goto('/page');
    await openByMenu(page, '更换头像');
    const avatar = dialog(page, '更换头像');
    const preview = avatar.locator('figure img');
    const choosing = page.waitForEvent('filechooser');
    await button(avatar, /点击或拖拽图片到此处/u).click();
    await (
      await choosing
    ).setFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: square(31) });
    await avatar.getByText(/图片已上传/u).waitFor();
    await expect.poll(() => preview.evaluate(widthOf)).toBe(31);

    const refused = [
      { name: 'empty.png', buffer: Buffer.alloc(0), words: '文件是空的，请选择其他图片。' },
      { name: 'notes.txt', buffer: Buffer.from('notes'), words: /仅支持 png jpg .* 格式/u },
      {
        name: 'tool.png',
        buffer: Buffer.from('MZ\u0090\0\u0003\0\0\0 This program cannot be run'),
        words: /文件内容与扩展名不符/u,
      },
      {
        name: 'large.png',
        buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
        words: '图片超过 5 MB，请压缩后重试。',
      },
    ];
    for (const { name, buffer, words } of refused) {
      await avatar
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'image/png', buffer });
      await avatar.getByRole('alert').getByText(words).waitFor();
      // The previous upload can still be saved.
      expect(await preview.evaluate(widthOf)).toBe(31);
      expect(await button(avatar, '确定').isEnabled()).toBe(true);
    }

    const dropped = await page.evaluateHandle((drawing) => {
      const files = new DataTransfer();
      files.items.add(new File([drawing], 'dropped.svg', { type: 'image/svg+xml' }));
      return files;
    }, square(47).toString());
    await avatar
      .getByRole('button', { name: /拖/u })
      .dispatchEvent('drop', { dataTransfer: dropped });
    await avatar.getByText('dropped.svg').waitFor();
    await expect.poll(() => preview.evaluate(widthOf)).toBe(47);
    expect(await shownIn(page)).not.toContain(47);
    await button(avatar, '确定').click();
    await avatar.waitFor({ state: 'detached' });
    await widthsOf(page, [47, 47]);
    await page.reload();
    await widthsOf(page, [47, 47]);
    await other.reload();
    await widthsOf(other, [47, 47]);
    expect(problems.filter((problem) => !problem.includes('/files/avatar'))).toEqual([]);
  });
});

const square = (side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(side)}" height="${String(side)}"><rect width="9" height="9"/></svg>`,
  );
const widthOf = (image: Element) =>
  image instanceof HTMLImageElement && image.complete ? image.naturalWidth : 0;

/** The pictures in the top bar and the greeting, identified by their widths. */
const shownIn = (page: Page) =>
  page
    .getByRole('button', { name: /账号菜单$|^更换头像$/u })
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
const widthsOf = (page: Page, widths: readonly number[]) =>
  expect.poll(() => shownIn(page), { timeout: 10_000 }).toEqual(widths);
