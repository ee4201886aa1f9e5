import { branch, list, sheet, unset, type ApplicationSeed } from './tree.ts';

export const SUPPLIER_MANAGEMENT: ApplicationSeed = {
  code: 'SUP',
  number: 2004,
  names: ['供应商管理', '供應商管理', 'Suppliers'],
  type: '0',
  shops: '2',
  menu: [
    branch(
      'master',
      'building',
      ['供应商档案', '供應商資料', 'Supplier records'],
      [
        list(1, 'supplier', 'building', ['供应商', '供應商', 'Suppliers']),
        sheet('SA')(2, 'admission', 'user-plus', [
          '供应商准入',
          '供應商准入審查',
          'Supplier admission',
        ]),
        list(3, 'certificate', 'verified', ['资质证照', '證照資料', 'Certificates']),
        list(4, 'contact', 'phone', ['联系人', '聯絡人', 'Contacts']),
      ],
    ),
    branch(
      'contract',
      'briefcase',
      ['合同管理', '合約管理', 'Contracts'],
      [
        sheet('CT')(5, 'contract', 'file', ['采购合同', '採購合約', 'Purchase contracts']),
        list(6, 'rebate', 'percentage', ['返利条款', '回饋條款', 'Rebate terms']),
        list(7, 'expiring', 'clock', ['到期提醒', '到期提醒', 'Expiring contracts']),
      ],
    ),
    branch(
      'quality',
      'shield',
      ['质量与评估', '品質與評鑑', 'Quality and scoring'],
      [
        list(8, 'score', 'star', ['供应商评估', '供應商評鑑', 'Supplier scores']),
        branch(
          'inspection',
          'check-circle',
          ['质检', '品檢', 'Inspection'],
          [
            list(9, 'inspection', 'check-circle', ['质检记录', '品檢記錄', 'Inspections']),
            list(10, 'complaint', 'comment', ['客诉跟踪', '客訴追蹤', 'Complaints']),
          ],
        ),
        unset(11, 'audit', 'eye', ['验厂计划', '驗廠計畫', 'Factory audits']),
      ],
    ),
  ],
};
