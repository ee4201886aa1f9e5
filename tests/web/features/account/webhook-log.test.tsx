import { describe, expect, it } from 'vitest';
import { variablesOf } from '../../support/fake-gateway.ts';
import { logPage, openWebhooks } from './webhook-fixtures.ts';

const COUNT = 130;

/** Opens the webhook. `failing` holds the cursors whose page cannot be loaded. */
async function openLog(failing: ReadonlySet<unknown> = new Set()) {
  const opened = await openWebhooks({
    WebhookLog: (variables) =>
      failing.has(variables.after) ? new TypeError('Failed to fetch') : logPage(variables, COUNT),
  });
  await opened.press('详情: ERP');
  const { dialog } = opened;
  const shows = (text: string) => dialog.findByText(`第 ${text} 条，近 7 天共 130 条`);
  const button = (name: string) => dialog.getByRole('button', { name });
  await shows('1–20');
  return { ...opened, shows, button };
}

describe('The log of a webhook', () => {
  it('is read back to its end and forward again, page by page', async () => {
    const { press, shows, button, dialog, gateway } = await openLog();
    expect(button('较新的').getAttribute('aria-disabled')).toBe('true');
    for (const text of ['21–40', '41–60', '61–80', '81–100', '101–120', '121–130']) {
      await press('更早的');
      await shows(text);
    }
    expect(dialog.getByText(/· 130 毫秒$/u)).toBeTruthy();
    expect(dialog.queryByText(/· 120 毫秒$/u)).toBeNull();
    expect(button('更早的').getAttribute('aria-disabled')).toBe('true');
    await press('更早的');
    await press('较新的');
    await shows('101–120');
    const cursors = variablesOf(gateway, 'WebhookLog').map(({ after }) => after);
    expect(cursors).toEqual([null, '20', '40', '60', '80', '100', '120', '100']);
  });

  it('is paged with the keyboard, and the button keeps the focus at the end', async () => {
    const { user, shows, button } = await openLog();
    button('刷新推送记录').focus();
    while (document.activeElement !== button('更早的')) await user.tab();
    for (const text of ['21–40', '41–60', '61–80', '81–100', '101–120', '121–130']) {
      await user.keyboard('{Enter}');
      await shows(text);
    }
    expect(document.activeElement).toBe(button('更早的'));
    await user.tab({ shift: true });
    await user.keyboard(' ');
    await shows('101–120');
  });

  it('keeps the shown page when another cannot be loaded, which can be tried again', async () => {
    const failing = new Set<unknown>(['20']);
    const { press, shows, dialog } = await openLog(failing);
    await press('更早的');
    await dialog.findByRole('button', { name: '重试' });
    await shows('1–20');
    failing.clear();
    await press('更早的');
    await shows('21–40');
    expect(dialog.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('reloads the page that is shown', async () => {
    const { press, shows, gateway } = await openLog();
    await press('更早的');
    await shows('21–40');
    await press('刷新推送记录');
    await shows('21–40');
    expect(variablesOf(gateway, 'WebhookLog').map(({ after }) => after)).toEqual([
      null,
      '20',
      '20',
    ]);
  });

  it('has no buttons for pages when there is only one', async () => {
    const { dialog, press } = await openWebhooks({
      WebhookLog: (variables) => logPage(variables, 20),
    });
    await press('详情: ERP');
    await dialog.findByText('第 1–20 条，近 7 天共 20 条');
    expect(dialog.queryByRole('button', { name: '更早的' })).toBeNull();
  });
});
