import { branch, dashboard, list, sheet, type ApplicationSeed } from './tree.ts';

export const COLLABORATION: ApplicationSeed = {
  code: 'SCM',
  number: 3001,
  names: ['供应商协同', '供應商協作', 'Supplier collaboration'],
  type: '0',
  shops: '2',
  menu: [
    branch(
      'order',
      'shopping-cart',
      ['订单协同', '訂單協作', 'Orders'],
      [
        sheet('PO')(1, 'order', 'shopping-cart', ['采购订单', '採購訂單', 'Purchase orders']),
        list(2, 'confirm', 'check', ['订单确认', '訂單確認', 'Order confirmation']),
        list(3, 'delivery', 'truck', ['到货预约', '到貨預約', 'Delivery bookings']),
        sheet('RT')(4, 'return', 'replay', ['退货单', '退貨單', 'Returns']),
      ],
    ),
    branch(
      'goods',
      'box',
      ['商品资料', '商品資料', 'Products'],
      [
        list(5, 'product', 'box', ['我的商品', '我的商品', 'My products']),
        list(6, 'newproduct', 'plus-circle', ['新品提报', '新品提報', 'Product proposals']),
        branch(
          'quality',
          'verified',
          ['资质与质检', '證照與品檢', 'Certificates and inspections'],
          [
            list(7, 'certificate', 'verified', ['资质证照', '證照資料', 'Certificates']),
            list(8, 'inspection', 'check-circle', ['质检报告', '品檢報告', 'Inspection reports']),
          ],
        ),
      ],
    ),
    branch(
      'report',
      'chart-bar',
      ['数据查询', '資料查詢', 'Figures'],
      [
        dashboard('rpt_supplier')(9, 'sales', 'chart-line', ['销售查询', '銷售查詢', 'Sales']),
        list(10, 'stock', 'search', ['库存查询', '庫存查詢', 'Stock enquiry']),
      ],
    ),
  ],
};
