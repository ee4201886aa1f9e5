import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ImportDialog } from '../../../../web/features/jobs/ImportDialog.tsx';
import { FakeRequest, useFakeUploads } from '../home/avatar/open-avatar-dialog.ts';
import { job, payload, showJobDialog, state } from './show-job-dialog.tsx';
import { variablesOf } from '../../support/fake-gateway.ts';

useFakeUploads();

const columns = [
  { name: 'productid', title: '商品编码' },
  { name: 'price', title: '售价' },
  {
    name: 'channel',
    title: '渠道',
    labels: [
      { value: '1', label: '门店' },
      { value: '2', label: '线上' },
    ],
  },
];
const parameters = { module: '200301', title: '商品档案', columns: JSON.stringify(columns) };
const imported = (over: object) => job({ kind: 'IMPORT', fileName: 'a.xlsx', ...over });
const previewed = imported({ status: 'PREVIEWED', totalCount: 2, doneCount: 2 });
const done = imported({
  status: 'READY',
  totalCount: 2,
  doneCount: 2,
  outcome: {
    __typename: 'ImportOutcome',
    importedCount: 1,
    refusedCount: 1,
    reportUrl: '/files/jobs/job-1/report/a.xlsx',
  },
});
const preview = {
  __typename: 'ImportPreview',
  totalCount: 2,
  goodCount: 1,
  badCount: 1,
  columns: ['productid', 'price', 'channel'],
  unknownHeads: ['备注'],
  missingColumns: [],
  reportUrl: '/files/jobs/job-1/errors/stores.xlsx',
  rows: [
    {
      __typename: 'ImportRow',
      number: 2,
      values: { productid: 'P1', price: '12.50', channel: '1,2' },
      problems: [],
    },
    {
      __typename: 'ImportRow',
      number: 3,
      values: { productid: 'P2', price: '十二', channel: '2' },
      problems: [{ __typename: 'ImportProblem', column: 'price', message: '“售价”请输入数字。' }],
    },
  ],
};

async function chosen(
  answers: Parameters<typeof showJobDialog>[2],
  file = new File(['x'], 'a.xlsx'),
) {
  const shown = await showJobDialog(ImportDialog, parameters, answers);
  const dialog = await screen.findByRole('dialog', { name: '导入 商品档案' });
  fireEvent.change(dialog.querySelector('input[type=file]')!, { target: { files: [file] } });
  return { ...shown, dialog, inDialog: within(dialog) };
}
async function sent() {
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
  return FakeRequest.sent[0]!;
}

describe('Importing a file', () => {
  it('checks it first, then imports the valid rows, and offers a report of the others', async () => {
    let currentJob = previewed;
    const { user, gateway, inDialog } = await chosen({
      ImportStart: () => payload('importStart', previewed),
      JobState: () => state(currentJob),
      ImportFindings: () => state({ ...previewed, preview }),
      ImportErrors: () =>
        state({ ...previewed, preview: { ...preview, errors: preview.rows.slice(1) } }),
      ImportConfirm: () => payload('importConfirm', (currentJob = done)),
    });
    const request = await sent();
    expect([request.url, request.headers['x-portal-request']]).toEqual(['/files/import', '1']);
    request.answer({ file: 'reference' });
    expect(await inDialog.findByText(/共读取 2 行，其中 1 行可以导入。/u)).toBeTruthy();
    expect(inDialog.getByText('未识别、不会导入的列：备注')).toBeTruthy();
    expect(inDialog.getByRole('link', { name: '下载错误报告' }).getAttribute('href')).toBe(
      preview.reportUrl,
    );
    await user.click(inDialog.getByRole('button', { name: '只看错误' }));
    const errors = within(await inDialog.findByRole('region', { name: '有错误的 1 行' }));
    expect(errors.getAllByRole('row').map((line) => line.textContent)).toEqual([
      expect.stringContaining('售价'),
      expect.stringContaining('“售价”请输入数字。'),
    ]);
    await user.click(inDialog.getByRole('button', { name: '前几行' }));
    const row = inDialog.getByRole('row', { name: /P2/u });
    expect(within(row).getAllByRole('cell')[1]?.textContent).toBe('十二“售价”请输入数字。');
    expect(within(row).getAllByRole('cell')[2]?.textContent).toBe('线上');
    expect(
      within(inDialog.getByRole('row', { name: /P1/u })).getAllByRole('cell')[2]?.textContent,
    ).toBe('门店, 线上');
    expect(variablesOf(gateway, 'ImportConfirm')).toEqual([]);
    await user.click(inDialog.getByRole('button', { name: '只导入 1 行正确数据' }));
    const report = await inDialog.findByRole('link', { name: '下载错误报告' });
    expect(report.getAttribute('href')).toBe('/files/jobs/job-1/report/a.xlsx');
    expect(inDialog.getByText('已导入 1 行').parentElement?.textContent).toMatch(
      /已导入 1 行 · 1 行未导入/u,
    );
    expect(variablesOf(gateway, 'ImportStart')).toEqual([
      {
        input: {
          key: expect.any(String) as string,
          moduleCode: '200301',
          file: 'reference',
          columns,
        },
      },
    ]);
    expect(variablesOf(gateway, 'ImportConfirm')).toEqual([
      { input: { id: 'job-1', onlyGood: true } },
    ]);
  });

  it.each([
    [2, false],
    [20_000, true],
  ])('with %i valid rows confirms all together: onlyGood %s', async (totalCount, onlyGood) => {
    const { user, gateway, inDialog } = await chosen({
      ImportStart: () => payload('importStart', previewed),
      JobState: () => state(previewed),
      ImportFindings: () =>
        state({
          ...previewed,
          preview: { ...preview, totalCount, goodCount: totalCount, badCount: 0, rows: [] },
        }),
      ImportConfirm: () => payload('importConfirm', done),
    });
    (await sent()).answer({ file: 'reference' });
    await user.click(await inDialog.findByRole('button', { name: /^导入 [\d,]+ 行$/u }));
    expect(variablesOf(gateway, 'ImportConfirm')).toEqual([{ input: { id: 'job-1', onlyGood } }]);
  });

  it('reports what is wrong with an unreadable file, and another file may be chosen', async () => {
    const problem = {
      __typename: 'JobProblem',
      code: 'MACRO_FILE',
      message: '文件可能包含宏。',
      page: null,
    };
    const failed = imported({ status: 'FAILED', problem, totalCount: null });
    const { user, inDialog, dialog } = await chosen({
      ImportStart: () => payload('importStart', failed),
      JobState: () => state(failed),
    });
    (await sent()).answer({ file: 'reference' });
    expect(await inDialog.findByText('文件可能包含宏。')).toBeTruthy();
    await user.click(inDialog.getByRole('button', { name: '换一个文件' }));
    expect(dialog.querySelector('input[type=file]')).not.toBeNull();
  });
});
