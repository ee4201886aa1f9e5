import { branch, dashboard, list, sheet, unset, type ApplicationSeed } from './tree.ts';

export const FINANCE: ApplicationSeed = {
  code: 'FIN',
  number: 2005,
  names: ['财务结算', '財務結算', 'Finance and settlement'],
  type: '0',
  shops: '2',
  menu: [
    branch(
      'expense',
      'wallet',
      ['费用管理', '費用管理', 'Expenses'],
      [
        sheet('EX')(1, 'expense', 'wallet', ['费用单', '費用單', 'Expense claims']),
        list(2, 'budget', 'chart-pie', ['费用预算', '費用預算', 'Expense budgets']),
        list(3, 'charge', 'percentage', ['供应商收费', '供應商收費', 'Supplier charges']),
      ],
    ),
    branch(
      'settlement',
      'calculator',
      ['对账结算', '對帳結算', 'Settlement'],
      [
        list(4, 'statement', 'check-square', ['对账单', '對帳單', 'Statements']),
        list(5, 'settlement', 'calculator', ['结算单', '結算單', 'Settlements']),
        branch(
          'invoice',
          'file',
          ['发票', '發票', 'Invoices'],
          [
            list(6, 'invoicerequest', 'file-edit', [
              '开票申请',
              '開立發票申請',
              'Invoice requests',
            ]),
            list(7, 'invoicelist', 'file', ['进项发票', '進項發票', 'Incoming invoices']),
          ],
        ),
        list(8, 'payment', 'money-bill', ['付款计划', '付款計畫', 'Payment plan']),
      ],
    ),
    branch(
      'report',
      'chart-bar',
      ['财务报表', '財務報表', 'Financial reports'],
      [
        dashboard('rpt_margin')(9, 'margin', 'chart-line', [
          '毛利分析',
          '毛利分析',
          'Margin analysis',
        ]),
        list(10, 'difference', 'exclamation-circle', [
          '对账差异',
          '對帳差異',
          'Statement differences',
        ]),
        unset(11, 'cashflow', 'sync', ['资金流水', '資金流水帳', 'Cash flow']),
      ],
    ),
  ],
};
