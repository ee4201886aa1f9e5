import { describe, expect, it } from 'vitest';
import { barriersOn } from '../../support/browser/axe.ts';
import { openByMenu } from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { signIn } from '../../support/browser/portal-pages.ts';

describe('an API token', () => {
  const journey = useJourney();

  /** What a program gets with a token. */
  async function ask(token: string, query: string) {
    const response = await fetch(`${journey.portal().origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as {
      data?: unknown;
      errors?: { extensions: { code: string } }[];
    };
    return {
      status: response.status,
      challenge: response.headers.get('www-authenticate'),
      data,
      code: errors?.[0]?.extensions.code,
    };
  }

  it('is created in the portal, used by a program within its scopes, and revoked', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await openByMenu(page, '接口令牌');
    const dialog = page.getByRole('dialog', { name: '接口令牌' });
    await dialog.getByRole('button', { name: '新建令牌' }).click();
    const form = page.getByRole('dialog', { name: '新建令牌' });
    await form.getByLabel('名称').fill('夜间报表');
    await form.getByLabel('列表: 读取', { exact: true }).check();
    expect(await barriersOn(page)).toEqual([]);
    // By keyboard, as in any form.
    await form.getByLabel('名称').press('Enter');
    const secret = await dialog.getByLabel('令牌', { exact: true }).inputValue();
    expect(secret).toMatch(/^rpt_[\w-]{43}$/u);

    const rows = '{ viewer { code listModule(code: "200101") { keyField } } }';
    expect(await ask(secret, rows)).toMatchObject({
      status: 200,
      data: { viewer: { code: 'ops_director' } },
    });
    expect(await ask(secret, '{ viewer { taskCounts { todo } } }')).toMatchObject({
      code: 'FORBIDDEN',
    });

    await dialog.getByRole('button', { name: '我已保存' }).click();
    await dialog.getByRole('button', { name: '吊销: 夜间报表' }).click();
    await dialog.getByRole('button', { name: '确定吊销' }).click();
    await dialog.getByText('还没有接口令牌。').waitFor();
    expect(await ask(secret, rows)).toMatchObject({
      status: 401,
      challenge: 'Bearer error="invalid_token"',
      code: 'UNAUTHENTICATED',
    });
    expect(problems).toEqual([]);
  });

  it('is created by an administrator for a service account, and revoked by another administrator', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'admin' });
    await openByMenu(page, '接口令牌');
    const dialog = page.getByRole('dialog', { name: '接口令牌' });
    await dialog.getByRole('button', { name: '新建令牌' }).click();
    const form = page.getByRole('dialog', { name: '新建令牌' });
    const owner = form.getByRole('combobox', { name: '用于' });
    // By keyboard: open the list, go down one line, and choose it.
    await owner.focus();
    await owner.press('ArrowDown');
    await page.getByRole('option', { name: 'BI 报表接口（服务账号）' }).waitFor();
    await owner.press('ArrowDown');
    await owner.press('Enter');
    await form.getByText('令牌按此服务账号的权限运行（数据分析师）').waitFor();
    await form.getByLabel('名称').fill('BI 夜间');
    await form.getByLabel('列表: 读取', { exact: true }).check();
    expect(await barriersOn(page)).toEqual([]);
    await form.getByLabel('名称').press('Enter');
    const secret = await dialog.getByLabel('令牌', { exact: true }).inputValue();

    const who = '{ viewer { code mainPost { name } } }';
    expect(await ask(secret, who)).toMatchObject({
      ...{ status: 200, data: { viewer: { code: 'svc_bi', mainPost: { name: '数据分析师' } } } },
    });
    await dialog.getByRole('button', { name: '我已保存' }).click();
    const listed = dialog.getByRole('region', { name: 'BI 报表接口（服务账号）' });
    await listed.getByText('由 赵明轩 创建').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(problems).toEqual([]);

    const other = await journey.open();
    await signIn(other.page, { account: 'operator' });
    await openByMenu(other.page, '接口令牌');
    const others = other.page.getByRole('dialog', { name: '接口令牌' });
    await others.getByRole('button', { name: '吊销: BI 夜间 · BI 报表接口' }).click();
    await others.getByRole('button', { name: '确定吊销' }).click();
    await others.getByText('还没有接口令牌。').waitFor();
    expect(await ask(secret, who)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(other.problems).toEqual([]);
  });
});
