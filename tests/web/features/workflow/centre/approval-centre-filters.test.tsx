import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { opener, pageOf, showApprovalCentre, three } from './show-approval-centre.tsx';
import { tabView } from '../../../support/render-in-tab.tsx';
import { chooseOption } from '../../../support/choose-option.ts';
import { variablesOf } from '../../../support/fake-gateway.ts';

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' });
const filters = (shown: Awaited<ReturnType<typeof showApprovalCentre>>) =>
  variablesOf(shown.gateway, 'Approvals').map(({ filter }) => filter);

describe('The filters of the approval centre', () => {
  it('are applied as they are chosen, from the first page on, and are in the address', async () => {
    const shown = await showApprovalCentre({
      view: { page: '3' },
      answers: { Approvals: () => pageOf(three, 90) },
    });
    await opener('PO1');
    await chooseOption(shown.user, '单据类型', '费用报销');
    await chooseOption(shown.user, '停留时间', '3 天以上');
    await chooseOption(shown.user, '排序', '金额最大');
    await shown.user.type(screen.getByRole('textbox', { name: '金额下限' }), '1,000{Enter}');
    await shown.user.type(screen.getByRole('textbox', { name: '金额上限' }), '20000.5');
    await shown.user.tab();
    await shown.user.type(search(), ' PO26 {Enter}');
    const all = {
      search: 'PO26',
      documentType: 'EX',
      olderThanDays: 3,
      minimumAmount: '1000',
      maximumAmount: '20000.5',
    };
    await waitFor(() => expect(filters(shown).at(-1)).toEqual(all));
    expect(variablesOf(shown.gateway, 'Approvals').at(-1)).toMatchObject({
      page: 1,
      order: 'AMOUNT',
    });
    expect(tabView()).toBe('process=EX&age=3&order=amount&min=1000&max=20000.5&search=PO26');
    await shown.user.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(tabView()).toBe('order=amount');
    expect(search().value).toBe('');
    await waitFor(() => expect(filters(shown).at(-1)).toEqual({}));
  });

  it('search shortly after the last letter', async () => {
    const shown = await showApprovalCentre();
    await opener('PO1');
    await shown.user.type(search(), '李敏');
    expect(filters(shown)).toEqual([{}]);
    await waitFor(() => expect(filters(shown)).toEqual([{}, { search: '李敏' }]));
  });

  it.each([
    ['12a', '', '请输入金额，最多两位小数'],
    ['1.234', '', '请输入金额，最多两位小数'],
    ['-1', '', '请输入金额，最多两位小数'],
    ['500', '20', '下限不能大于上限'],
  ])(
    'report what is wrong with the amounts %s and %s, keep them and send nothing',
    async (from, to, problem) => {
      const shown = await showApprovalCentre();
      await opener('PO1');
      fireEvent.change(screen.getByRole('textbox', { name: '金额下限' }), {
        target: { value: from },
      });
      fireEvent.change(screen.getByRole('textbox', { name: '金额上限' }), {
        target: { value: to },
      });
      fireEvent.blur(screen.getByRole('textbox', { name: '金额上限' }));
      expect((await screen.findByRole('alert')).textContent).toBe(problem);
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: '金额下限' }).value).toBe(from);
      expect(filters(shown)).toEqual([{}]);
      expect(tabView()).toBe('');
    },
  );

  it('report that nothing matches, and how to see all', async () => {
    const shown = await showApprovalCentre({
      view: { search: 'xyz' },
      answers: {
        Approvals: ({ filter }) => pageOf(Object.keys(filter as object).length > 0 ? [] : three),
      },
    });
    const note = (await screen.findByText('没有符合条件的单据')).parentElement!;
    await shown.user.click(within(note).getByRole('button', { name: '清除筛选' }));
    expect(await opener('PO1')).toBeTruthy();
  });

  it('include the status for lists of ended approvals', async () => {
    const shown = await showApprovalCentre({ view: { tab: 'mystart' } });
    await opener('PO1');
    await chooseOption(shown.user, '状态', '已驳回');
    await waitFor(() => expect(filters(shown).at(-1)).toEqual({ status: 'REJECTED' }));
    await shown.user.click(screen.getByRole('tab', { name: /待我审批/u }));
    await waitFor(() => expect(filters(shown).at(-1)).toEqual({}));
    expect(screen.queryByRole('combobox', { name: '状态' })).toBeNull();
  });
});
