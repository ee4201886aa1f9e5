import { describe, expect, it } from 'vitest';
import { button, dialog, openByMenu } from '../support/account-pages.ts';
import { useJourney } from '../support/journey.ts';
import { signIn } from '../support/portal-pages.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" onload="document.title='ran'">
  <script>document.title = 'ran'; alert('ran');</script><image href="https://elsewhere.example/seen.png" width="9" height="9"/>
  <circle cx="60" cy="60" r="50"/></svg>`;

describe('an avatar', () => {
  const journey = useJourney();

  it('may be a drawing with a script: it is shown everywhere and runs nowhere', async () => {
    const { page, requested } = await journey.open();
    const opened: string[] = [];
    page.on('dialog', (shown) => {
      opened.push(shown.message());
      void shown.dismiss();
    });
    // An account of its own: the others keep theirs.
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

    const inBar = page.locator('.account-menu-button img');
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.account-menu-button img')?.naturalWidth === 120);
    await page.reload();
    await inBar.waitFor();
    const address = await inBar.evaluate((image: HTMLImageElement) => image.src);

    const alone = await page.context().newPage();
    const download = alone.waitForEvent('download');
    await alone.goto(address).catch(() => undefined);
    expect((await download).suggestedFilename()).toBe('file.svg');
    expect([opened, await page.title(), await alone.title()]).toEqual([[], expect.not.stringContaining('ran'), '']);
    expect(requested.filter((url) => url.includes('elsewhere'))).toEqual([]);
  });
});
