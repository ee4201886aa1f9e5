import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sendInBatches } from '../../../../web/features/masterdata/send-in-batches.ts';
import {
  opener,
  press,
  row,
  rowsOf,
  rowsPayload,
  showMasterData,
  userError,
} from './show-master-data.tsx';
import { inputsOf } from '../../support/fake-gateway.ts';
import { chooseOption } from '../../support/choose-option.ts';

describe('Rows that are changed in parts', () => {
  const numbers = Array.from({ length: 1000 }, (_, at) => at);

  it('are all sent, in order and one part after the other', async () => {
    let underWay = 0;
    const sent: number[][] = [];
    const answer = await sendInBatches(numbers, 100, async (part) => {
      underWay += 1;
      expect(underWay).toBe(1);
      sent.push([...part]);
      await Promise.resolve();
      underWay -= 1;
      return { outcomes: part };
    });
    expect(sent.map((part) => part.length)).toEqual(Array(10).fill(100));
    expect(answer).toEqual({ outcomes: numbers, stopped: null });
  });

  it('stop at a part that failed as a whole, and report what was not sent', async () => {
    const answer = await sendInBatches(numbers.slice(0, 250), 100, async (part) =>
      Promise.resolve(part[0] === 100 ? { reason: 'away', isCertain: false } : { outcomes: part }),
    );
    expect(answer.outcomes).toEqual(numbers.slice(0, 100));
    expect(answer.stopped).toEqual({
      reason: 'away',
      isCertain: false,
      part: numbers.slice(100, 200),
      notSent: numbers.slice(200, 250),
    });
  });
});

describe('Changing many rows of a list alike', () => {
  const keys = Array.from({ length: 120 }, (_, at) => `P${String(at + 1)}`);
  type Input = { rows: { key: string }[] };
  const keysOf = (input: unknown) => (input as Input).rows.map(({ key }) => key);

  async function changeAll(answer: (asked: readonly string[]) => unknown) {
    const shown = await showMasterData({
      data: { rows: rowsOf(...keys) },
      answers: {
        ListRowsUpdate: ({ input }) => answer(keysOf(input)) as ReturnType<typeof rowsPayload>,
      },
    });
    const { user } = shown;
    await opener('P1');
    await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
    await press(user, '批量修改');
    const form = within(await screen.findByRole('dialog', { name: '批量修改' }));
    await chooseOption(user, '字段', '售价', form);
    await user.type(form.getByLabelText('售价'), '9.9');
    await user.click(form.getByRole('button', { name: '保存' }));
    return shown;
  }
  const done = (asked: readonly string[]) =>
    rowsPayload(
      'listRowsUpdate',
      asked.map((key) => ({ key, row: row(key, { price: '9.90' }, { version: 'v2' }) })),
    );

  it('sends a hundred rows at a time, and reports row by row what was done before a refused part', async () => {
    const { gateway } = await changeAll((asked) =>
      asked.includes('P101')
        ? rowsPayload('listRowsUpdate', [], [userError('NOT_PERMITTED', '没有权限')])
        : done(asked),
    );
    expect(await screen.findByText('批量修改：成功 100 条，失败 20 条')).toBeTruthy();
    expect(inputsOf(gateway, 'ListRowsUpdate').map(keysOf)).toEqual([
      keys.slice(0, 100),
      keys.slice(100),
    ]);
    const reasons = screen.getAllByText(/没有权限/u);
    expect(reasons).toHaveLength(20);
    expect(reasons[0]?.textContent).toBe('商品P101 批量修改没有完成：没有权限');
  });
});
