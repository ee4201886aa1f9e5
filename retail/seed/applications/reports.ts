import { SAMPLES } from './samples.ts';
import { branch, dashboard, list, unset, type ApplicationSeed } from './tree.ts';

export const REPORTS: ApplicationSeed = {
  code: 'RPT',
  number: 2006,
  names: ['经营报表', '營運報表', 'Business reports'],
  type: '0',
  shops: '2',
  home: 1,
  menu: [
    branch(
      'sales',
      'chart-line',
      ['销售报表', '銷售報表', 'Sales'],
      [
        dashboard('rpt_daily')(1, 'dailysales', 'chart-line', [
          '日销报表',
          '日銷售報表',
          'Daily sales',
        ]),
        dashboard('rpt_store')(2, 'store', 'building', ['门店分析', '門市分析', 'Store analysis']),
        dashboard('rpt_category')(3, 'category', 'chart-pie', [
          '品类分析',
          '品類分析',
          'Category analysis',
        ]),
        unset(4, 'channel', 'share-alt', ['渠道分析', '通路分析', 'Channel analysis']),
        unset(5, 'product', 'box', ['单品分析', '單品分析', 'Product analysis']),
      ],
    ),
    branch(
      'customer',
      'users',
      ['顾客报表', '顧客報表', 'Customers'],
      [
        dashboard('rpt_traffic')(6, 'traffic', 'users', ['客流分析', '來客分析', 'Customer flow']),
        list(7, 'member', 'id-card', ['会员分析', '會員分析', 'Members']),
        list(8, 'time', 'clock', ['时段分析', '時段分析', 'Hours of the day']),
      ],
    ),
    branch(
      'profit',
      'wallet',
      ['利润与损耗', '利潤與損耗', 'Profit and shrinkage'],
      [
        dashboard('rpt_margin')(9, 'margin', 'percentage', [
          '毛利分析',
          '毛利分析',
          'Margin analysis',
        ]),
        branch(
          'loss',
          'trash',
          ['损耗', '損耗', 'Shrinkage'],
          [
            list(10, 'shrinkage', 'trash', ['损耗明细', '損耗明細', 'Shrinkage details']),
            list(11, 'negative', 'exclamation-triangle', [
              '负毛利商品',
              '負毛利商品',
              'Products below cost',
            ]),
          ],
        ),
        list(12, 'stockout', 'times-circle', ['缺货分析', '缺貨分析', 'Out of stock']),
      ],
    ),
    SAMPLES,
  ],
};
