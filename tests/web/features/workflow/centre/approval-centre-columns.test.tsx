import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mergedColumns } from '../../../../../web/features/workflow/centre/approval-columns.tsx';
import { NARROW_SCREEN } from '../../../../../web/design/theme/useMediaQuery.ts';
import { matchMediaOnly } from '../../../../support/dom.ts';
import { rowOf, showApprovalCentre } from './show-approval-centre.tsx';

describe('The list of approvals', () => {
  it('shows the type below the number, and the time below the initiator, where columns do not fit side by side', async () => {
    matchMediaOnly(mergedColumns('zh-CN'));
    await showApprovalCentre();
    const row = await rowOf('PO1');
    await waitFor(() =>
      expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
        '',
        '单号',
        '状态',
        '摘要',
        '当前节点 / 流程',
        '发起人 / 到达时间',
        '金额（¥）',
      ]),
    );
    const cellWith = (text: RegExp) => row.getByText(text).closest('td')!.textContent;
    expect([cellWith(/^PO1$/u), cellWith(/^李敏$/u)]).toEqual([
      'PO1采购订单',
      '李敏11-19 10:211 天',
    ]);
  });

  it('merges columns of Chinese texts in fewer windows than those of English texts', async () => {
    matchMediaOnly(mergedColumns('en-US'));
    await showApprovalCentre();
    await rowOf('PO1');
    const titles = screen.getAllByRole('columnheader').map((one) => one.textContent);
    expect(titles).toEqual(expect.arrayContaining(['单据类型', '发起人', '到达时间']));
  });

  it('is cards if there is no room for columns', async () => {
    matchMediaOnly(NARROW_SCREEN);
    await showApprovalCentre();
    const card = await rowOf('PO1');
    expect(card.getByText('金额（¥）').nextElementSibling?.textContent).toBe('1,234,567.50');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
