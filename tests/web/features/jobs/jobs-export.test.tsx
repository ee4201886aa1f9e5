import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ExportDialog } from '../../../../web/features/jobs/ExportDialog.tsx';
import { job, payload, ready, showJobDialog, state } from './show-job-dialog.tsx';
import { variablesOf } from '../../support/fake-gateway.ts';

const request = {
  filter: { keyword: '奶' },
  orderBy: [{ column: 'price', isDescending: true }],
  columns: [
    { name: 'productid', title: '商品编码' },
    { name: 'price', title: '售价' },
  ],
};
const parameters = {
  module: '200301',
  title: '商品档案',
  total: '120000',
  request: JSON.stringify(request),
};
const start = () => screen.getByRole('button', { name: '开始导出' });

describe('Exporting a list', () => {
  it('requests what the list shows in the ticked columns, and states the limit in advance', async () => {
    const { user, gateway } = await showJobDialog(ExportDialog, parameters, {
      ExportStart: () => payload('exportStart', ready({ isCapped: true })),
      JobState: () => state(ready({ isCapped: true })),
    });
    const dialog = within(await screen.findByRole('dialog', { name: '导出 商品档案' }));
    expect(dialog.getByText(/共 120,000 行，一个文件最多 100,000 行/u)).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: '售价' }));
    const name = dialog.getByLabelText<HTMLInputElement>('文件名');
    expect(name.value).toMatch(/^商品档案.*\.xlsx$/u);
    await user.clear(name);
    await user.type(name, '我的商品');
    await user.click(start());
    const link = await dialog.findByRole<HTMLAnchorElement>('link', { name: '下载' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
      '/files/jobs/job-1/result/x.xlsx',
      true,
    ]);
    expect(dialog.getByText(/只含前 100,000 行/u)).toBeTruthy();
    expect(variablesOf(gateway, 'ExportStart')).toEqual([
      {
        input: {
          key: expect.stringMatching(/^[\w-]{8,64}$/u) as string,
          moduleCode: '200301',
          filter: request.filter,
          orderBy: request.orderBy,
          columns: [request.columns[0]],
          format: 'XLSX',
          fileName: '我的商品.xlsx',
        },
      },
    ]);
  });

  it('shows its progress until it is done, and then stops polling', async () => {
    const answers = [job({ doneCount: 25_000 }), job({ doneCount: 50_000 }), ready()];
    let asked = 0;
    const { user } = await showJobDialog(ExportDialog, parameters, {
      ExportStart: () => payload('exportStart', job()),
      JobState: () => state(answers[Math.min(asked++, 2)] ?? null),
    });
    await user.click(await screen.findByRole('button', { name: '开始导出' }));
    const progress = await screen.findByRole('progressbar', {
      name: '商品.xlsx 的进度',
    });
    await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('25'));
    expect(screen.getByText(/25,000 \/ 100,000 行/u)).toBeTruthy();
    await screen.findByRole('link', { name: '下载' }, { timeout: 5000 });
    expect([asked, screen.queryByRole('progressbar')]).toEqual([3, null]);
  });

  it('shows why it could not start and keeps the choices', async () => {
    const refusal = {
      __typename: 'UserError',
      code: 'TOO_MANY',
      message: '您有 20 个任务尚未结束',
      field: null,
    };
    const { user } = await showJobDialog(ExportDialog, parameters, {
      ExportStart: () => payload('exportStart', null, [refusal]),
    });
    await user.click(await screen.findByRole('checkbox', { name: '售价' }));
    await user.click(start());
    expect(await screen.findByText('您有 20 个任务尚未结束')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '售价' }).checked).toBe(false);
  });

  it('puts the columns into the file in the order chosen, and finds them by title', async () => {
    const { user, gateway } = await showJobDialog(ExportDialog, parameters, {
      ExportStart: () => payload('exportStart', job()),
      JobState: () => state(job()),
    });
    await user.click(await screen.findByRole('button', { name: '将“售价”前移' }));
    await user.type(screen.getByRole('searchbox', { name: '搜索列' }), '编码');
    expect(screen.getAllByRole('checkbox')).toEqual([
      screen.getByRole('checkbox', { name: '商品编码' }),
    ]);
    await user.click(start());
    await waitFor(() => expect(variablesOf(gateway, 'ExportStart')).toHaveLength(1));
    expect(variablesOf(gateway, 'ExportStart')).toMatchObject([
      { input: { columns: request.columns.toReversed() } },
    ]);
  });

  it('writes a workbook or a CSV text, whose name has the ending of its format', async () => {
    const { user, gateway } = await showJobDialog(ExportDialog, parameters, {
      ExportStart: () => payload('exportStart', job()),
      JobState: () => state(job()),
    });
    await user.click(await screen.findByRole('combobox', { name: '文件格式' }));
    await user.click(await screen.findByRole('option', { name: 'CSV 文本（.csv）' }));
    expect(screen.getByLabelText<HTMLInputElement>('文件名').value).toMatch(/^商品档案.*\.csv$/u);
    await user.click(start());
    await waitFor(() => expect(variablesOf(gateway, 'ExportStart')).toHaveLength(1));
    expect(variablesOf(gateway, 'ExportStart')).toMatchObject([
      { input: { format: 'CSV', fileName: expect.stringMatching(/^商品档案.*\.csv$/u) as string } },
    ]);
  });

  it('needs a column, a name and rows', async () => {
    const { user } = await showJobDialog(ExportDialog, parameters, {});
    await user.click(await screen.findByRole('button', { name: '全不选' }));
    expect((start() as HTMLButtonElement).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: '全选' }));
    expect((start() as HTMLButtonElement).disabled).toBe(false);
    await user.clear(screen.getByLabelText('文件名'));
    expect((start() as HTMLButtonElement).disabled).toBe(true);
  });
});
