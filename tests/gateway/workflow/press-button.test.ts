import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { KEY, pressButton, TASK, TOTALS, TRANSFER } from './approval-support.ts';
import { PATH, loadButton } from './press-support.ts';

describe('Pressing a button', () => {
  test('sends its parameters, the opinion and the key, and returns the current approval', async () => {
    const retail = mockRetail().answers(PATH, null);
    const { browser, button } = await loadButton(retail);
    const { outcome, errors } = await pressButton(browser, {
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
    const { browser, button } = await loadButton(retail, TRANSFER);
    const values = { usercode: 'area_east', remark: '出差' };
    expect((await pressButton(browser, { button, values })).outcome.userErrors).toEqual([]);
    expect(retail.asked[0]?.body).toEqual({ taskId: 'WT1', ...values, requestkey: KEY });
    retail.asked.length = 0;
    await pressButton(browser, { button, values: { ...values, remark: null } });
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
      'The key of this request is not valid: it must have 8 to 64 letters, digits, - and _. In the portal, please reload the page and try again.',
    ],
    [
      { opinion: 'ok', key: 'x'.repeat(65) },
      'key',
      'INVALID',
      'The key of this request is not valid: it must have 8 to 64 letters, digits, - and _. In the portal, please reload the page and try again.',
    ],
  ])('with %j is refused at %s without a call', async (input, field, code, message) => {
    const retail = mockRetail();
    const { browser, button } = await loadButton(retail);
    const { outcome } = await pressButton(browser, { button, ...input });
    expect(outcome).toEqual({
      approval: null,
      viewer: null,
      userErrors: [{ field: ['input', field], code, message }],
    });
    expect(retail.asked).toEqual([]);
  });

  test('accepts an opinion of 500 characters, however many code units each has', async () => {
    const retail = mockRetail().answers(PATH, null);
    const { browser, button } = await loadButton(retail);
    expect(
      (await pressButton(browser, { button, opinion: '👍'.repeat(500) })).outcome.userErrors,
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
    const { browser, button } = await loadButton(retail, TRANSFER);
    const { outcome } = await pressButton(browser, { button, values });
    expect(outcome.userErrors).toEqual([{ field: ['input', ...field], code, message }]);
    expect(retail.asked).toEqual([]);
  });
});

test('a lost answer is an error, and a retry with the key does not load the buttons again', async () => {
  const lost = mockRetail().replies(PATH, () => 'unreachable');
  const { browser, button } = await loadButton(lost);
  const first = await pressButton(browser, { button, opinion: 'ok' });
  expect(first.errors).toMatchObject([
    { path: ['workflowActionSubmit'], extensions: { code: 'UPSTREAM_UNREACHABLE' } },
  ]);
  const again = mockRetail()
    .answers(PATH, null)
    .answers('processInstance', TASK)
    .answers('todoTotals', TOTALS);
  expect((await pressButton(browser, { button, opinion: 'ok' })).outcome.userErrors).toEqual([]);
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
