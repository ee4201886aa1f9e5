import { branch, list, sheet, unset, type ApplicationSeed } from './tree.ts';

export const RECONCILIATION: ApplicationSeed = {
  code: 'SET',
  number: 3002,
  names: ['对账中心', '對帳中心', 'Statement centre'],
  type: '0',
  shops: '2',
  menu: [
    branch(
      'statement',
      'check-square',
      ['对账', '對帳', 'Statements'],
      [
        list(1, 'statement', 'check-square', ['对账单', '對帳單', 'Statements']),
        list(2, 'difference', 'exclamation-circle', ['差异申诉', '差異申訴', 'Disputed items']),
        list(3, 'rebate', 'percentage', ['返利明细', '回饋明細', 'Rebates']),
      ],
    ),
    branch(
      'settlement',
      'calculator',
      ['结算', '結算', 'Settlement'],
      [
        list(4, 'settlement', 'calculator', ['结算单', '結算單', 'Settlements']),
        branch(
          'invoice',
          'file',
          ['发票', '發票', 'Invoices'],
          [
            list(5, 'invoicerequest', 'file-edit', [
              '开票申请',
              '開立發票申請',
              'Invoice requests',
            ]),
            list(6, 'invoicelist', 'file', ['已开发票', '已開立發票', 'Issued invoices']),
          ],
        ),
        list(7, 'payment', 'money-bill', ['付款查询', '付款查詢', 'Payments']),
      ],
    ),
    branch(
      'contract',
      'briefcase',
      ['合同费用', '合約費用', 'Contracts and charges'],
      [
        sheet('CT')(8, 'contract', 'file', ['合同查询', '合約查詢', 'Contracts']),
        list(9, 'charge', 'wallet', ['费用扣款', '費用扣款', 'Charges']),
        unset(10, 'deposit', 'money-bill', ['保证金', '保證金', 'Deposits']),
      ],
    ),
  ],
};
