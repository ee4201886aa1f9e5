import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { connect } from '../../../retail/database/sqlite.ts';
import { barriersOn } from '../../support/browser/axe.ts';
import { button, dialog, openByMenu } from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { DEMO, signIn } from '../../support/browser/portal-pages.ts';

/** The code with which the gateway refuses this operation of the browser. */
async function codeOf(page: Page, query: string): Promise<string | undefined> {
  const answer = await page.request.post('/graphql', {
    headers: { 'x-portal-request': '1' },
    data: { query },
  });
  const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code;
}

/** Opens the form for a new token in the dialog of tokens, and fills it. */
async function fillNewToken(page: Page, name: string): Promise<Locator> {
  await button(dialog(page, '接口令牌'), '新建令牌').click();
  const form = dialog(page, '新建令牌');
  await form.getByLabel('名称').fill(name);
  await form.getByLabel('列表: 读取', { exact: true }).check();
  return form;
}

describe('a change that needs a recent proof of who the account is', () => {
  const journey = useJourney();

  /** Dates the last proof of all sessions back by 16 minutes, and waits until the gateway knows. */
  async function ageProofs(page: Page): Promise<void> {
    const db = connect(join(journey.portal().dataFolder, 'gateway.sqlite'));
    db.prepare('UPDATE session SET proven_at = COALESCE(proven_at, created_at) - ?').run([
      16 * 60_000,
    ]);
    db.close();
    // The gateway reads a session at most once a second. Nothing has the id that is to be ended.
    await expect
      .poll(() => codeOf(page, 'mutation { sessionEnd(input: { id: "none" }) { __typename } }'))
      .toBe('CONFIRMATION_REQUIRED');
  }

  it('asks for the password, again after a wrong one, and then goes on with what was entered', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await openByMenu(page, '接口令牌');
    const tokens = dialog(page, '接口令牌');
    const form = await fillNewToken(page, '夜间报表');
    await ageProofs(page);
    await form.getByLabel('名称').press('Enter');

    const asked = dialog(page, '确认身份');
    const password = asked.getByLabel('密码', { exact: true });
    await password.fill('Wrong@2026');
    expect(await barriersOn(page)).toEqual([]);
    await password.press('Enter');
    await asked.getByText('密码错误').waitFor();
    expect(await asked.innerText()).not.toContain('请求编号');
    await password.fill(DEMO.password);
    await button(asked, '确认').click();
    expect(await tokens.getByLabel('令牌', { exact: true }).inputValue()).toMatch(
      /^rpt_[\w-]{43}$/u,
    );
    await asked.waitFor({ state: 'detached' });

    // The confirmation counts for the next change, too.
    await button(tokens, '我已保存').click();
    await fillNewToken(page, '周报');
    await form.getByLabel('名称').press('Enter');
    await tokens.getByLabel('令牌', { exact: true }).waitFor();
    expect(await asked.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('is not made when the question is declined, and the message says what to do', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'analyst_retail' });
    await openByMenu(page, '接口令牌');
    const form = await fillNewToken(page, '夜间报表');
    await ageProofs(page);
    await form.getByLabel('名称').press('Enter');
    await button(dialog(page, '确认身份'), '取消').click();
    await form.getByText('为确认是您本人操作，请输入密码后重试。').waitFor();
    expect(await form.innerText()).not.toContain('请求编号');
    expect(await form.getByLabel('名称').inputValue()).toBe('夜间报表');
    expect(problems).toEqual([]);
  });
});
