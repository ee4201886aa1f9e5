import { branch, list, sheet, unset, type ApplicationSeed } from './tree.ts';

export const PROMOTION: ApplicationSeed = {
  code: 'PRM',
  number: 2003,
  names: ['价格促销', '價格促銷', 'Prices and promotions'],
  type: '0',
  shops: '1',
  menu: [
    branch(
      'price',
      'tag',
      ['价格管理', '價格管理', 'Prices'],
      [
        sheet('PA')(1, 'adjustment', 'pencil', ['调价单', '調價單', 'Price changes']),
        list(2, 'pricelist', 'list', ['价格表', '價目表', 'Price lists']),
        list(3, 'marketcheck', 'search', ['市调记录', '市調記錄', 'Price comparisons']),
      ],
    ),
    branch(
      'promotion',
      'percentage',
      ['促销管理', '促銷管理', 'Promotions'],
      [
        sheet('PM')(4, 'plan', 'calendar-plus', ['促销方案', '促銷方案', 'Promotion plans']),
        branch(
          'tools',
          'gift',
          ['促销工具', '促銷工具', 'Promotion tools'],
          [
            list(5, 'coupon', 'ticket', ['优惠券', '折價券', 'Coupons']),
            list(6, 'threshold', 'percentage', ['满减活动', '滿額折抵', 'Spend-and-save offers']),
            list(7, 'bundle', 'gift', ['组合优惠', '組合優惠', 'Bundles']),
          ],
        ),
        list(12, 'event', 'calendar-plus', ['门店活动计划', '門市活動計畫', 'Store event plans']),
        sheet('AP')(13, 'eventsheet', 'ticket', ['门店活动单', '門市活動單', 'Store events']),
        unset(8, 'review', 'chart-bar', ['促销复盘', '促銷檢討', 'Promotion review']),
      ],
    ),
    branch(
      'label',
      'print',
      ['价签管理', '標籤管理', 'Labels'],
      [
        list(9, 'print', 'print', ['价签打印', '價格標籤列印', 'Label printing']),
        list(10, 'template', 'clone', ['价签模板', '標籤範本', 'Label templates']),
        list(11, 'electronic', 'wifi', ['电子价签', '電子標籤', 'Electronic labels']),
      ],
    ),
  ],
};
