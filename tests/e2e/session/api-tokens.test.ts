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
});
