import { address, branch, dashboard, list, sheet, unset, type ApplicationSeed } from './tree.ts';

export const PURCHASING: ApplicationSeed = {
  code: 'PUR',
  number: 2002,
  names: ['采购管理', '採購管理', 'Purchasing'],
  type: '0',
  shops: '2',
  menu: [
    branch(
      'order',
      'shopping-cart',
      ['订货管理', '訂貨管理', 'Ordering'],
      [
        sheet('PO')(1, 'order', 'shopping-cart', ['采购订单', '採購訂單', 'Purchase orders']),
        list(2, 'change', 'pencil', ['订单变更', '訂單變更', 'Order changes']),
        list(3, 'proposal', 'bolt', ['自动补货建议', '自動補貨建議', 'Replenishment proposals']),
      ],
    ),
    branch(
      'receipt',
      'truck',
      ['到货与退货', '到貨與退貨', 'Receiving and returns'],
      [
        list(4, 'delivery', 'calendar', ['到货预约', '到貨預約', 'Delivery bookings']),
        list(5, 'receipt', 'download', ['验收单', '驗收單', 'Goods receipts']),
        sheet('RT')(6, 'return', 'replay', ['退货单', '退貨單', 'Returns']),
      ],
    ),
    branch(
      'assortment',
      'box',
      ['商品管理', '商品管理', 'Assortment'],
      [
        list(7, 'product', 'box', ['商品档案', '商品主檔', 'Products']),
        branch(
          'category',
          'sitemap',
          ['品类与品牌', '品類與品牌', 'Categories and brands'],
          [
            list(8, 'category', 'sitemap', ['品类', '品類', 'Categories']),
            list(9, 'brand', 'star', ['品牌', '品牌', 'Brands']),
            list(10, 'group', 'th-large', ['采购组', '採購組', 'Purchase groups']),
          ],
        ),
        list(11, 'newproduct', 'plus-circle', ['新品引进', '新品引進', 'New products']),
      ],
    ),
    branch(
      'analysis',
      'chart-bar',
      ['采购分析', '採購分析', 'Analysis'],
      [
        dashboard('rpt_category')(12, 'categorysales', 'chart-pie', [
          '品类分析',
          '品類分析',
          'Category analysis',
        ]),
        unset(13, 'forecast', 'chart-line', ['需求预测', '需求預測', 'Demand forecast']),
        address('https://market.example.com/prices')(14, 'market', 'external-link', [
          '市场行情',
          '市場行情',
          'Market prices',
        ]),
      ],
    ),
  ],
};
