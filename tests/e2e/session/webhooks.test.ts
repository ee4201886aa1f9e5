import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright';
import { expect, it, describe, onTestFinished } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { openByMenu } from '../../support/browser/account-pages.ts';
import { barriersInBothSchemes } from '../../support/browser/axe.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { signIn } from '../../support/browser/portal-pages.ts';

const OPEN_DIALOG = '[role="dialog"]';

interface Received {
  headers: Record<string, string>;
  body: string;
}

/** A program on this machine that accepts events. */
async function startReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.end('thank you');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

describe('a webhook', () => {
  const journey = useJourney({
    settings: { WEBHOOK_HTTP: '1', WEBHOOK_NETWORKS: '127.0.0.1' },
  });

  it('is created for a token, tested, paused and deleted, and signs with its secret', async () => {
    const receiver = await startReceiver();
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await openByMenu(page, '事件推送');
    const dialog = page.getByRole('dialog', { name: '事件推送' });
    await dialog.getByRole('button', { name: '新建推送' }).click();
    // It needs a token first.
    await page.getByRole('dialog').getByRole('button', { name: '前往接口令牌' }).click();
    const tokens = page.getByRole('dialog', { name: '接口令牌' });
    await tokens.getByRole('button', { name: '新建令牌' }).click();
    const newToken = page.getByRole('dialog', { name: '新建令牌' });
    await newToken.getByLabel('名称').fill('任务同步');
    await newToken.getByLabel('任务: 读取', { exact: true }).check();
    await newToken.getByRole('button', { name: '创建' }).click();
    await tokens.getByRole('button', { name: '我已保存' }).click();
    // The last one is at the foot; the first is the cross in the corner.
    await tokens.getByRole('button', { name: '关闭' }).last().click();

    await openByMenu(page, '事件推送');
    await dialog.getByRole('button', { name: '新建推送' }).click();
    const form = page.getByRole('dialog', { name: '新建推送' });
    await form.getByLabel('名称').fill('ERP');
    await form.getByLabel('地址').fill(receiver.url);
    await form.getByLabel('任务', { exact: true }).check();
    expect(await barriersInBothSchemes(page, OPEN_DIALOG)).toEqual([[], []]);
    await form.getByLabel('名称').press('Enter');
    expect(await barriersInBothSchemes(page, OPEN_DIALOG)).toEqual([[], []]);
    const secret = await dialog.getByLabel('密钥', { exact: true }).inputValue();
    await dialog.getByRole('button', { name: '我已保存' }).click();

    await dialog.getByRole('button', { name: '详情: ERP' }).click();
    const detail = page.getByRole('dialog', { name: 'ERP' });
    await detail.getByRole('button', { name: '试发事件' }).click();
    await detail.getByText('thank you').waitFor();
    const [sent] = receiver.received;
    expect(new Webhook(secret).verify(sent?.body ?? '', sent?.headers ?? {})).toMatchObject({
      data: { isTest: true },
    });
    expect(await barriersInBothSchemes(page, OPEN_DIALOG)).toEqual([[], []]);
    await detail.getByRole('button', { name: '暂停' }).click();
    await detail.getByText('已暂停', { exact: true }).waitFor();
    await detail.getByRole('button', { name: '修改' }).click();
    const changes = page.getByRole('dialog', { name: '修改推送' });
    await changes.getByLabel('名称').fill('ERP 2');
    expect(await barriersInBothSchemes(page, OPEN_DIALOG)).toEqual([[], []]);
    await changes.getByLabel('名称').press('Enter');
    await page.getByRole('dialog', { name: 'ERP 2' }).getByRole('button', { name: '删除' }).click();
    await page.getByRole('button', { name: '确定删除' }).click();
    await dialog.getByText('还没有事件推送。').waitFor();
    expect(problems).toEqual([]);
  });

  it('of a service account is created by an administrator, and deleted by another one', async () => {
    const receiver = await startReceiver();
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'admin' });
    await openByMenu(page, '接口令牌');
    const tokens = page.getByRole('dialog', { name: '接口令牌' });
    await tokens.getByRole('button', { name: '新建令牌' }).click();
    const newToken = page.getByRole('dialog', { name: '新建令牌' });
    await chooseBi(page, newToken);
    await newToken.getByLabel('名称').fill('任务同步');
    await newToken.getByLabel('任务: 读取', { exact: true }).check();
    await newToken.getByLabel('名称').press('Enter');
    await tokens.getByRole('button', { name: '我已保存' }).click();
    await tokens.getByRole('button', { name: '关闭' }).last().click();

    await openByMenu(page, '事件推送');
    const dialog = page.getByRole('dialog', { name: '事件推送' });
    await dialog.getByRole('button', { name: '新建推送' }).click();
    const form = page.getByRole('dialog', { name: '新建推送' });
    await form.getByText('请先新建令牌').waitFor();
    await chooseBi(page, form);
    await form.getByText('推送此服务账号能看到的事件（数据分析师）').waitFor();
    await form.getByLabel('名称').fill('BI');
    await form.getByLabel('地址').fill(receiver.url);
    await form.getByLabel('任务', { exact: true }).check();
    expect(await barriersInBothSchemes(page, OPEN_DIALOG)).toEqual([[], []]);
    await form.getByLabel('名称').press('Enter');
    await dialog.getByRole('button', { name: '我已保存' }).click();
    const listed = dialog.getByRole('region', { name: 'BI 报表接口（服务账号）' });
    await listed.getByText('由 赵明轩 创建').waitFor();
    expect(await barriersInBothSchemes(page, OPEN_DIALOG)).toEqual([[], []]);
    expect(problems).toEqual([]);

    const other = await journey.open();
    await signIn(other.page, { account: 'operator' });
    await openByMenu(other.page, '事件推送');
    await other.page.getByRole('button', { name: '详情: BI · BI 报表接口' }).click();
    const detail = other.page.getByRole('dialog', { name: 'BI', exact: true });
    await detail.getByRole('button', { name: '试发事件' }).click();
    await detail.getByText('thank you').waitFor();
    expect(receiver.received).toHaveLength(1);
    await detail.getByRole('button', { name: '删除' }).click();
    await other.page.getByRole('button', { name: '确定删除' }).click();
    await other.page.getByText('还没有事件推送。').waitFor();
    expect(other.problems).toEqual([]);
  });
});

/** Chooses a service account by keyboard: opens the list, goes down one line, and chooses it. */
async function chooseBi(page: Page, form: Locator): Promise<void> {
  const owner = form.getByRole('combobox', { name: '用于' });
  await owner.focus();
  await owner.press('ArrowDown');
  await page.getByRole('option', { name: 'BI 报表接口（服务账号）' }).waitFor();
  await owner.press('ArrowDown');
  await owner.press('Enter');
}
