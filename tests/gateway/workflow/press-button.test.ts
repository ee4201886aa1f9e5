import { describe, expect, test } from 'vitest';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import {
  buttonsOf,
  KEY,
  pressed,
  SEND,
  TASK,
  TOTALS,
  TRANSFER,
  type ButtonRow,
} from './approval-support.ts';

const PATH = '/api/msc-bpm/task/send';

/** A browser that has been told of a button; from there on the calls are counted. */
async function before(retail: RetailNock, row: ButtonRow = SEND) {
  retail
    .answers('processInstance', TASK)
    .answers('taskButtons', [row])
    .answers('todoTotals', TOTALS);
  const browser = await signedInBrowser();
  const [button] = await buttonsOf(browser);
  retail.asked.length = 0;
  return { browser, button: button!.id };
}

describe('Pressing a button', () => {
  test('sends its parameters, the opinion and the key, and returns the current approval', async () => {
    const retail = mockRetail().answers(PATH, null);
    const { browser, button } = await before(retail);
    const { outcome, errors } = await pressed(browser, {
      button,
      opinion: '  同意，<b>请尽快</b>\n ',
    });
    expect(errors).toBeUndefined();
    expect(outcome).toEqual({
      approval: { status: 'RUNNING', actionName: null },
      viewer: { approvalTotals: { pending: 11 } },
      userErrors: [],
    });
    const [post, ...reads] = retail.asked.map(({ path, body }) => [path, body]);
    expect(post).toEqual([
      PATH,
      { taskId: 'WT1', opinion: '同意，<b>请尽快</b>', requestkey: KEY },
    ]);
    expect(reads).toHaveLength(2);
    expect(reads).toContainEqual([
      '/api/msc-bpm/process/getOne',
      { workflowInstanceId: 'WI1', taskId: 'WT1' },
    ]);
    expect(reads).toContainEqual(['/api/msc-flowable/report/total', {}]);
  });

  test('with a form sends only the fields of the form', async () => {
    const retail = mockRetail().answers('/api/msc-bpm/task/transfer', null);
    const { browser, button } = await before(retail, TRANSFER);
    const values = { usercode: 'area_east', remark: '出差' };
    expect((await pressed(browser, { button, values })).outcome.userErrors).toEqual([]);
    expect(retail.asked[0]?.body).toEqual({ taskId: 'WT1', ...values, requestkey: KEY });
    retail.asked.length = 0;
    await pressed(browser, { button, values: { ...values, remark: null } });
    expect(retail.asked[0]?.body).toEqual({
      taskId: 'WT1',
      usercode: 'area_east',
      requestkey: KEY,
    });
  });

  test.each([
    [{}, 'opinion', 'REQUIRED', 'Please enter your opinion.'],
    [{ opinion: ' \n\t　' }, 'opinion', 'REQUIRED', 'Please enter your opinion.'],
    [{ opinion: '\u200b\ufeff' }, 'opinion', 'REQUIRED', 'Please enter your opinion.'],
    [{ opinion: '\u3164\u115f\u2800\u0000' }, 'opinion', 'REQUIRED', 'Please enter your opinion.'],
    [
      { opinion: 'x'.repeat(501) },
      'opinion',
      'INVALID',
      'An opinion may have at most 500 characters.',
    ],
    [
      { opinion: 'x'.repeat(10_000) },
      'opinion',
      'INVALID',
      'An opinion may have at most 500 characters.',
    ],
    [
      { opinion: 'ok', key: 'short' },
      'key',
      'INVALID',
      'The key of this request is not valid. Please reload the page and try again.',
    ],
    [
      { opinion: 'ok', key: 'x'.repeat(65) },
      'key',
      'INVALID',
      'The key of this request is not valid. Please reload the page and try again.',
    ],
  ])('with %j is refused at %s without a call', async (input, field, code, message) => {
    const retail = mockRetail();
    const { browser, button } = await before(retail);
    const { outcome } = await pressed(browser, { button, ...input });
    expect(outcome).toEqual({
      approval: null,
      viewer: null,
      userErrors: [{ field: ['input', field], code, message }],
    });
    expect(retail.asked).toEqual([]);
  });

  test('accepts an opinion of 500 characters, however many code units each has', async () => {
    const retail = mockRetail().answers(PATH, null);
    const { browser, button } = await before(retail);
    expect(
      (await pressed(browser, { button, opinion: '👍'.repeat(500) })).outcome.userErrors,
    ).toEqual([]);
  });

  test.each([
    [{}, ['values', 'usercode'], 'REQUIRED', '“转办给” must not be empty.'],
    [{ usercode: ' ' }, ['values', 'usercode'], 'REQUIRED', '“转办给” must not be empty.'],
    [
      { usercode: 'a', taskId: 'WT2' },
      ['values', 'taskId'],
      'INVALID',
      'This field does not exist. Please reload and try again.',
    ],
    [
      { usercode: 'a', requestkey: 'x' },
      ['values', 'requestkey'],
      'INVALID',
      'This field does not exist. Please reload and try again.',
    ],
    [
      { usercode: 'a', remark: '备'.repeat(61) },
      ['values', 'remark'],
      'INVALID',
      '“备注” is too long.',
    ],
    [
      { usercode: ['a'] },
      ['values', 'usercode'],
      'INVALID',
      '“转办给” is not valid. Please check it.',
    ],
    [{ usercode: '备'.repeat(7000) }, ['values'], 'INVALID', 'This is too long.'],
    [
      'a',
      ['values'],
      'INVALID',
      'Something entered here is not valid. Please check it and try again.',
    ],
    [
      ['a'],
      ['values'],
      'INVALID',
      'Something entered here is not valid. Please check it and try again.',
    ],
  ])('with the values %j is refused without a call', async (values, field, code, message) => {
    const retail = mockRetail();
    const { browser, button } = await before(retail, TRANSFER);
    const { outcome } = await pressed(browser, { button, values });
    expect(outcome.userErrors).toEqual([{ field: ['input', ...field], code, message }]);
    expect(retail.asked).toEqual([]);
  });

  test.each(['A0301', 'B0501', 'B0001'])(
    'is refused by the services with %s',
    async (returncode) => {
      const codes: Record<string, string> = { A0301: 'NOT_PERMITTED', B0501: 'NOT_CONFIGURED' };
      const retail = mockRetail().refuses(PATH, returncode);
      const { browser, button } = await before(retail);
      const { outcome, errors } = await pressed(browser, { button, opinion: 'ok' });
      const code = codes[returncode];
      if (code === undefined)
        expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED' } }]);
      else expect(outcome).toMatchObject({ approval: null, viewer: null, userErrors: [{ code }] });
    },
  );

  test.each([
    [
      'Bad parameter usercode: nobody who may take part',
      null,
      ['input', 'values', 'usercode'],
      '“转办给” is not valid. Please check it.',
    ],
    [
      'Already urged',
      { reason: 'URGED', nextdate: '2026-06-15 09:29:10' },
      null,
      'A reminder was sent within the last hour. You can send another one after 09:29.',
    ],
    [
      'Already urged',
      { reason: 'URGED', nextdate: 'soon' },
      null,
      'Something entered here is not valid. Please check it and try again.',
    ],
  ])('reports the reason of the services: %s %j', async (message, data, field, text) => {
    const retail = mockRetail().replies('/api/msc-bpm/task/transfer', () => ({
      body: { returncode: 'A0400', message, data },
    }));
    const { browser, button } = await before(retail, TRANSFER);
    const { outcome } = await pressed(browser, { button, values: { usercode: 'x' } });
    expect(outcome.userErrors).toEqual([{ field, code: 'INVALID', message: text }]);
  });

  test('of a task that no longer exists is distinguished from a bad value', async () => {
    const retail = mockRetail().refuses(PATH, 'A0400');
    const { browser, button } = await before(retail);
    const bad = await pressed(browser, { button, opinion: 'ok' });
    expect(bad.outcome.userErrors).toMatchObject([{ field: null, code: 'INVALID' }]);
    const later = mockRetail().refuses(PATH, 'A0400').refuses('processInstance', 'A0400');
    const gone = await pressed(browser, { button, opinion: 'ok' });
    expect(gone.outcome.userErrors).toEqual([
      {
        field: null,
        code: 'NOT_FOUND',
        message: 'This approval no longer exists. Please reload the list.',
      },
    ]);
    expect(later.paths()).toEqual(['msc-bpm/task/send', 'msc-bpm/process/getOne']);
  });
});

describe('A user who was faster', () => {
  const WHO = { operatorName: '周启航', buttonName: '驳回', finishdate: '2026-06-15 08:29:10' };
  test.each([
    ['zh-CN', WHO, '周启航已于 2026-06-15 08:29 执行“驳回”，您的操作未生效，请查看最新状态。'],
    ['zh-TW', WHO, '周启航已於 2026-06-15 08:29 執行「驳回」，您的操作未生效，請查看最新狀態。'],
    [
      'en-US',
      WHO,
      '周启航 chose “驳回” at 2026-06-15 08:29. Your action was not carried out. Please check the current state.',
    ],
    ['zh-CN', { ...WHO, finishdate: null }, '周启航已执行“驳回”，您的操作未生效，请查看最新状态。'],
    [
      'zh-CN',
      { ...WHO, buttonName: null },
      '周启航已于 2026-06-15 08:29 修改，您的操作未生效，请刷新后重试。',
    ],
    [
      'zh-CN',
      { operatorName: '周启航', finishdate: 'just now' },
      '周启航已修改，您的操作未生效，请刷新后重试。',
    ],
    ['zh-CN', { operatorName: 'http://x.example/?token=1' }, '数据已被他人修改，请刷新后重试。'],
    ['zh-CN', null, '数据已被他人修改，请刷新后重试。'],
  ])('is named in %s if the services send the name: %j', async (locale, data, message) => {
    const retail = mockRetail().replies(PATH, () => ({
      body: { returncode: 'A0409', message: 'conflict', data },
    }));
    const { browser, button } = await before(retail);
    const { outcome } = await pressed(browser, { button, opinion: 'ok' }, locale);
    expect(outcome).toEqual({
      approval: null,
      viewer: null,
      userErrors: [{ field: null, code: 'CONFLICT', message }],
    });
  });
});

test('a lost answer is an error, and a retry with the key does not load the buttons again', async () => {
  const lost = mockRetail().replies(PATH, () => 'unreachable');
  const { browser, button } = await before(lost);
  const first = await pressed(browser, { button, opinion: 'ok' });
  expect(first.errors).toMatchObject([
    { path: ['workflowActionSubmit'], extensions: { code: 'UPSTREAM_UNREACHABLE' } },
  ]);
  const again = mockRetail()
    .answers(PATH, null)
    .answers('processInstance', TASK)
    .answers('todoTotals', TOTALS);
  expect((await pressed(browser, { button, opinion: 'ok' })).outcome.userErrors).toEqual([]);
  expect(again.asked[0]?.body).toEqual(lost.asked[0]?.body);
  expect(again.paths()).not.toContain('msc-bpm/process/getButtonsByTaskId');
});

test('a visitor cannot press a button', async () => {
  const retail = mockRetail();
  const { startGateway } = await import('../../support/gateway/gateway.ts');
  const { ask } = await startGateway();
  const { errors } = await ask(
    'mutation { workflowActionSubmit(input: { key: "12345678", button: "x" }) { userErrors { code } } }',
  );
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(retail.asked).toEqual([]);
});
