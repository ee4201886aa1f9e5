import { branch, dashboard, list, screen, sheet, type ApplicationSeed } from './tree.ts';

export const OPERATIONS: ApplicationSeed = {
  code: 'OPS',
  number: 2001,
  names: ['门店运营', '門市營運', 'Store operations'],
  type: '0',
  shops: '1',
  menu: [
    branch(
      'daily',
      'shop',
      ['门店日常', '門市日常', 'Daily work'],
      [
        sheet('RQ')(1, 'replenishment', 'file-edit', [
          '要货申请',
          '補貨申請',
          'Replenishment requests',
        ]),
        list(2, 'delivery', 'truck', ['到货预约', '到貨預約', 'Delivery bookings']),
        branch(
          'stocktake',
          'check-square',
          ['盘点任务', '盤點作業', 'Stocktaking'],
          [
            list(3, 'stocktakeplan', 'calendar', ['盘点计划', '盤點計畫', 'Stocktake plans']),
            sheet('SD')(4, 'difference', 'sort-alt', ['差异处理', '差異處理', 'Differences']),
          ],
        ),
        list(5, 'display', 'eye', ['陈列检查', '陳列檢查', 'Display checks']),
        screen('iclock')(6, 'roster', 'clock', ['门店排班', '門市排班', 'Store roster']),
      ],
    ),
    branch(
      'goods',
      'box',
      ['商品与库存', '商品與庫存', 'Products and stock'],
      [
        list(7, 'product', 'box', ['商品档案', '商品主檔', 'Products']),
        list(8, 'stock', 'search', ['库存查询', '庫存查詢', 'Stock enquiry']),
        sheet('TR')(15, 'transfer', 'sync', ['调拨单', '調撥單', 'Stock transfers']),
        list(9, 'expiry', 'exclamation-triangle', ['临期预警', '即期品預警', 'Expiry alerts']),
      ],
    ),
    branch(
      'price',
      'tag',
      ['价格与价签', '價格與標籤', 'Prices and labels'],
      [list(10, 'label', 'print', ['价签打印', '價格標籤列印', 'Label printing'])],
    ),
    branch(
      'purchase',
      'truck',
      ['采购与到货', '採購與到貨', 'Purchasing and receiving'],
      [
        sheet('PO')(11, 'order', 'shopping-cart', ['采购订单', '採購訂單', 'Purchase orders']),
        sheet('RT')(12, 'return', 'replay', ['退货单', '退貨單', 'Returns']),
      ],
    ),
    branch(
      'report',
      'chart-bar',
      ['经营报表', '營運報表', 'Reports'],
      [
        dashboard('rpt_daily')(13, 'dailysales', 'chart-line', [
          '日销报表',
          '日銷售報表',
          'Daily sales',
        ]),
        dashboard('rpt_traffic')(14, 'traffic', 'users', ['客流分析', '來客分析', 'Customer flow']),
      ],
    ),
  ],
};
