import { screen } from '@testing-library/react';
import { SheetScreen } from '../../../../web/features/sheets/SheetScreen.tsx';
import type { Column } from '../../../../web/records/fields/column.ts';
import { columnOf } from '../../../support/columns.ts';
import { moduleAnswer } from '../../support/shell-fixtures.ts';
import { renderTabs } from '../shell/tabs/render-tabs.tsx';
import type { Answers } from '../../support/fake-gateway.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { person } from '../../support/person.ts';

const MODULE = '200101';

const column = (name: string, type: Column['type'], title: string, more: Partial<Column> = {}) => ({
  __typename: 'FormColumn',
  ...columnOf(name, type, { title, ...more }),
});

export const form = {
  __typename: 'SheetForm',
  moduleCode: MODULE,
  documentType: 'PO',
  header: [
    column('term', 'INPUT', '付款条件', { isRequired: true }),
    column('remark', 'INPUT', '备注'),
  ],
  rules: [],
  details: [
    {
      __typename: 'SheetDetailForm',
      section: 'details',
      title: '商品明细',
      i18nCode: null,
      columns: [column('productname', 'INPUT', '商品名称', { section: 'details' })],
    },
  ],
};

const listed = (number: string, status: string, amount: string | null = '142938.00') => ({
  __typename: 'Sheet',
  number,
  status,
  total: amount === null ? null : { __typename: 'Money', amount },
  creator: person('陈予安'),
  createdAt: '2026-06-14T02:20:00Z',
  header: { term: '月结 45 天', remark: '<b>急</b>' },
});

export const sheetOf = (number: string, status: string, more: object = {}) => ({
  __typename: 'Sheet',
  id: `sheet-${number}`,
  moduleCode: MODULE,
  number,
  documentType: 'PO',
  status,
  version: 3,
  total: { __typename: 'Money', amount: '142938.00' },
  creator: person('陈予安'),
  createdAt: '2026-06-14T02:20:00Z',
  form,
  header: { term: '月结 45 天', remark: '' },
  details: [
    {
      __typename: 'SheetDetail',
      section: 'details',
      totalCount: 1,
      rows: [{ lineno: 1, productname: '压榨花生油 5L' }],
      sums: {},
    },
  ],
  changes: null,
  approval: null,
  ...more,
});

export const approval = {
  __typename: 'Approval',
  id: 'approval-1',
  instanceCode: 'WI100021',
  status: 'RUNNING',
  processName: '采购订单',
  processI18nCode: null,
  stepName: '营运审批',
  stepI18nCode: null,
  assignees: [person('林知夏'), person('彭雅琴')],
};

const totals = {
  __typename: 'ApprovalTotals',
  started: 8,
  submitted: 5,
  pending: 12,
  pool: 23,
  todo: 9,
  handled: 128,
};

export const saved = (sheet: object) => ({
  data: {
    sheetSave: {
      __typename: 'SheetSavePayload',
      sheet,
      viewer: { __typename: 'Viewer', id: 'viewer-1', approvalTotals: totals },
      userErrors: [],
    },
  },
});

export const refused = (code: string, message: string, field: string[] | null = null) => ({
  data: {
    sheetSave: {
      __typename: 'SheetSavePayload',
      sheet: null,
      viewer: null,
      userErrors: [{ __typename: 'UserError', code, field, message }],
    },
  },
});

const page = (nodes: readonly object[], totalCount = nodes.length) =>
  viewerAnswer({ sheets: { __typename: 'SheetPage', totalCount, nodes }, sheetForm: form });

/** Renders the screen of documents in a tab, with two documents by default. */
export async function showSheets(
  answers: Answers = {},
  parameters: Readonly<Record<string, string>> = {},
  search = '',
) {
  const all = { module: MODULE, ...parameters };
  return renderTabs({
    path: `/page?s=${MODULE}&a=OPS${search}`,
    screen: SheetScreen,
    answers: {
      Module: () =>
        moduleAnswer(
          MODULE,
          {
            __typename: 'BuiltInScreen',
            screen: 'own',
            parameters: Object.entries(all).map(([name, value]) => ({
              __typename: 'ScreenParameter',
              name,
              value,
            })),
          },
          { name: '采购订单', i18nCode: null },
        ),
      Sheets: () => page([listed('PO1', 'IN_PROCESS'), listed('PO2', 'DRAFT', null)], 61),
      NewSheet: () => viewerAnswer({ sheetForm: form }),
      SheetDocument: ({ number }) => viewerAnswer({ sheet: sheetOf(String(number), 'DRAFT') }),
      ...answers,
    },
  });
}

export const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
