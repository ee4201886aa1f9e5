import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button, dialog, lockScreen, unlock } from '../../support/browser/account-pages.ts';
import {
  approval,
  centreTab,
  confirmWith,
  notices,
  openRow,
} from '../../support/browser/approval-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { watchOperations } from '../../support/operations.ts';
import { signIn } from '../../support/browser/portal-pages.ts';
import { choose, fillLine, lineCell } from '../../support/browser/sheet-pages.ts';

const WAITING = '/page?s=100003&p.tab=pending';
const HOSTILE =
  '<img src="https://outside.example.com/o.png" onerror="document.title=\'hacked\'">\n<script>alert(1)</script>';

/** Number of a waiting document of a kind. */
async function waiting(page: Page, type: string): Promise<string> {
  const found = page
    .locator('tr[data-row]')
    .getByRole('button', { name: new RegExp(`^${type}\\d+$`, 'u') })
    .first();
  return found.innerText();
}

/** Locks the session from a second window, which this window does not know yet. */
const lockElsewhere = (page: Page) =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-portal-request': '1' };
    await fetch('/graphql', {
      method: 'POST',
      headers,
      body: '{"query":"mutation { sessionLock { __typename } }"}',
    });
  });

/** The services perform the action, but the answer is lost. */
async function loseNextAnswer(page: Page, operation: string): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (isLost || operationName !== operation) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

describe('daily work with failures', () => {
  const journey = useJourney();

  it('loses no input and tells the user what to do', async () => {
    const { page, problems, requested } = await journey.open();
    await signIn(page, { account: 'ops_director', path: WAITING });
    await centreTab(page, '待我审批', 12).waitFor();

    // Buttons without a configuration report it, and the approval does not change.
    const admission = await waiting(page, 'SA');
    await openRow(page, admission);
    await button(approval(page, admission), '更多').click();
    await page.getByRole('menuitem', { name: '征信查询' }).click();
    await notices(page).getByText('接口未配置，请检查').waitFor();

    // An opinion must not be empty, and one that is too long is not truncated. A lock from a second
    // window keeps the input.
    await button(approval(page, admission), '同意').click();
    const opinion = dialog(page, '同意').getByLabel('审批意见');
    await opinion.fill(' \u3000\u200b ');
    await button(dialog(page, '同意'), '确认同意').click();
    await dialog(page, '同意').getByRole('alert').waitFor();
    await opinion.fill('长'.repeat(10_000));
    await dialog(page, '同意').getByText('10000 / 500').waitFor();
    await opinion.fill(HOSTILE);
    await lockElsewhere(page);
    await button(dialog(page, '同意'), '确认同意').click();
    await lockScreen(page).waitFor();
    const operations = watchOperations(page);
    await unlock(page);
    await notices(page).getByText('同意成功').waitFor();
    expect(operations.filter(({ name }) => name === 'WorkflowActionSubmit')).toHaveLength(1);

    // The answer is lost although the action was performed. A retry does not perform it twice.
    const order = await waiting(page, 'PO');
    await page.keyboard.press('Escape');
    await openRow(page, order);
    await loseNextAnswer(page, 'WorkflowActionSubmit');
    await button(approval(page, order), '同意').click();
    await opinion.fill('同意，请尽快');
    await button(dialog(page, '同意'), '确认同意').click();
    await dialog(page, '同意').getByText('不确定是否已完成').waitFor();
    expect(await opinion.inputValue()).toBe('同意，请尽快');
    await button(dialog(page, '同意'), '再试一次').click();
    await notices(page).getByText('同意成功').last().waitFor();
    await centreTab(page, '待我审批', 10).waitFor();

    expect(await page.title()).not.toContain('hacked');
    expect(requested.filter((address) => address.includes('outside.example.com'))).toEqual([]);
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  });

  it('works with a document of 10,000 lines and with an incomplete form', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'buyer_manager', path: WAITING });
    await openRow(page, 'PO-STRESS');
    const stress = approval(page, 'PO-STRESS');
    await (await lineCell(stress, 1, '件数')).waitFor();
    expect(await stress.getByRole('row').count()).toBeLessThan(200);

    // An optional note may be left out.
    await button(stress, '更多').click();
    await page.getByRole('menuitem', { name: '加签' }).click();
    const signer = dialog(page, '加签');
    await signer.getByLabel('在我之后').check();
    await choose(signer, '加签人', '罗雨欣');
    await button(signer, '确认加签').click();
    await notices(page).getByText('加签成功').waitFor();

    await button(stress, '下一页').click();
    await fillLine(stress, 1001, '件数', '9');
    await button(stress, '同意').click();
    await confirmWith(page, '同意', '审批意见', '同意');
    await notices(page).getByText('同意成功').waitFor();
    await centreTab(page, '待我审批', 5).waitFor();
    expect(problems).toEqual([]);
  });
});
