import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser, type Asker } from '../signed-in-browser.ts';
import { buttonsOf, KEY, SEND, TASK, TOTALS } from './approval-support.ts';

const BATCH = `mutation($input: WorkflowBatchInput!) { workflowBatchSubmit(input: $input) {
  outcomes { button isDone userErrors { code message } } viewer { approvalTotals { pending } } userErrors { field code message } } }`;

const PATH = '/api/msc-bpm/task/send';

interface Batch {
  outcomes: { button: string; isDone: boolean; userErrors: { code: string; message: string }[] }[];
  viewer: unknown;
  userErrors: unknown[];
}

async function openButtons(count: number): Promise<{ browser: Asker; ids: string[] }> {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...SEND,
    params: { taskId: `WT${String(at)}` },
  }));
  mockRetail().answers('processInstance', TASK).answers('taskButtons', rows);
  const browser = await signedInBrowser();
  return { browser, ids: (await buttonsOf(browser)).map(({ id }) => id) };
}

async function press({ ask }: Asker, input: object): Promise<Batch> {
  const { data, errors } = await ask(BATCH, { input: { key: KEY, opinion: '同意', ...input } });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { workflowBatchSubmit: Batch }).workflowBatchSubmit;
}

const taskOf = (body: unknown) => (body as { taskId: string }).taskId;
const keyOf = (body: unknown) => (body as { requestkey: string }).requestkey;

describe('A batch of presses', () => {
  test('sends a separate key for each button, which stays the same in a retry', async () => {
    const { browser, ids } = await openButtons(3);
    const retail = mockRetail().answers(PATH, null).answers('todoTotals', TOTALS);
    const outcome = await press(browser, { buttons: ids });
    expect(outcome).toEqual({
      outcomes: ids.map((button) => ({ button, isDone: true, userErrors: [] })),
      viewer: { approvalTotals: { pending: 11 } },
      userErrors: [],
    });
    const sent = retail.asked.filter(({ path }) => path === PATH).map(({ body }) => body);
    expect(sent.map(taskOf)).toEqual(['WT0', 'WT1', 'WT2']);
    expect(new Set(sent.map(keyOf)).size).toBe(3);
    retail.asked.length = 0;
    await press(browser, { buttons: [ids[2]] });
    expect(retail.asked[0]?.body).toEqual(sent[2]);
  });

  test('continues if one press is refused, gone or without an answer', async () => {
    const { browser, ids } = await openButtons(6);
    const replies: Record<string, () => 'unreachable' | { body: unknown }> = {
      WT1: () => ({
        body: {
          returncode: 'A0409',
          message: '',
          data: { operatorName: '周启航', buttonName: '同意' },
        },
      }),
      WT2: () => 'unreachable',
      WT3: () => ({ body: { returncode: 'A0301', message: '', data: null } }),
      WT4: () => ({ body: { returncode: 'F1001', message: '预算不足', data: null } }),
    };
    mockRetail()
      .replies(
        PATH,
        (body) =>
          replies[taskOf(body)]?.() ?? { body: { returncode: '0', message: '', data: null } },
      )
      .answers('todoTotals', TOTALS);
    const { outcomes } = await press(browser, { buttons: ids });
    expect(outcomes.map(({ isDone }) => isDone)).toEqual([true, false, false, false, false, true]);
    expect(outcomes.flatMap(({ userErrors }) => userErrors)).toEqual([
      {
        code: 'CONFLICT',
        message:
          '周启航 has chosen “同意”. Your action was not carried out. Please check the current state.',
      },
      {
        code: 'OUTCOME_UNKNOWN',
        message:
          'The retail services gave no usable answer, so we cannot tell whether this was done. You can safely try again: nothing is done twice.',
      },
      { code: 'NOT_PERMITTED', message: 'You do not have permission to do this.' },
      { code: 'INVALID', message: '预算不足' },
    ]);
  });

  test('reports a press as not done if it was not sent because the service is blocked', async () => {
    const { browser, ids } = await openButtons(12);
    const retail = mockRetail()
      .replies(PATH, () => 'unreachable')
      .answers('todoTotals', TOTALS);
    const { outcomes } = await press(browser, { buttons: ids });
    const errors = outcomes.flatMap(({ userErrors }) => userErrors);
    const sent = retail.asked.filter(({ path }) => path === PATH).length;
    expect(sent).toBeLessThan(12);
    expect(errors.filter(({ code }) => code === 'OUTCOME_UNKNOWN')).toHaveLength(sent);
    expect(
      new Set(
        errors.filter(({ code }) => code !== 'OUTCOME_UNKNOWN').map(({ message }) => message),
      ),
    ).toEqual(new Set(['This service is not answering; we try again automatically.']));
  });

  test('makes at most four calls at the same time', async () => {
    const { browser, ids } = await openButtons(10);
    let [running, most] = [0, 0];
    mockRetail()
      .replies(PATH, async () => {
        most = Math.max(most, (running += 1));
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return { body: { returncode: '0', message: '', data: null } };
      })
      .answers('todoTotals', TOTALS);
    expect((await press(browser, { buttons: ids })).outcomes.every(({ isDone }) => isDone)).toBe(
      true,
    );
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(4);
  });

  test('refuses an invalid button separately', async () => {
    const { browser, ids } = await openButtons(1);
    mockRetail().answers(PATH, null).answers('todoTotals', TOTALS);
    const { outcomes } = await press(browser, { buttons: ['nothing', ...ids] });
    expect(outcomes).toMatchObject([
      { isDone: false, userErrors: [{ code: 'INVALID' }] },
      { isDone: true },
    ]);
  });

  test.each([
    [{ buttons: [] }, ['input', 'buttons'], 'REQUIRED'],
    [{ buttons: Array.from({ length: 51 }, () => 'x') }, ['input', 'buttons'], 'TOO_MANY'],
    [{ opinion: ' ' }, ['input', 'opinion'], 'REQUIRED'],
    [{ opinion: 'x'.repeat(501) }, ['input', 'opinion'], 'INVALID'],
    [{ key: 'x y z' }, ['input', 'key'], 'INVALID'],
  ])('is refused with %j without a call', async (input, field, code) => {
    const { browser, ids } = await openButtons(2);
    const retail = mockRetail();
    const outcome = await press(browser, { buttons: ids, ...input });
    expect(outcome).toMatchObject({ outcomes: [], viewer: null, userErrors: [{ field, code }] });
    expect(retail.asked).toEqual([]);
  });
});

test('the end of the session is not reported as the outcome of one button', async () => {
  const { browser, ids } = await openButtons(2);
  mockRetail().refuses(PATH, 'A0244');
  const { errors } = await browser.ask(BATCH, { input: { key: KEY, opinion: 'ok', buttons: ids } });
  expect(errors).toMatchObject([{ extensions: { code: 'SESSION_EXPIRED' } }]);
});
