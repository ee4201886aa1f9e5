import type { Choices } from '../../names.ts';

/** Options for lists about daily work and money. */
export const TRADE_CHOICES = {
  bookingstatus: [
    ['booked', ['已预约', '已預約', 'Booked']],
    ['arrived', ['已到货', '已到貨', 'Arrived']],
    ['cancelled', ['已取消', '已取消', 'Cancelled']],
  ],
  dock: [
    ['A1', ['A1 月台', 'A1 月台', 'Dock A1']],
    ['A2', ['A2 月台', 'A2 月台', 'Dock A2']],
    ['B1', ['B1 冷链', 'B1 冷鏈', 'Dock B1, chilled']],
  ],
  orderreason: [
    ['low', ['低于安全库存', '低於安全庫存', 'Below safety stock']],
    ['promotion', ['促销备货', '促銷備貨', 'Promotion']],
    ['season', ['季节备货', '季節備貨', 'Season']],
  ],
  handling: [
    ['none', ['待处理', '待處理', 'Open']],
    ['discount', ['折价', '折價', 'Mark down']],
    ['return', ['退货', '退貨', 'Return']],
    ['scrap', ['报损', '報廢', 'Write off']],
  ],
  countkind: [
    ['spot', ['抽盘', '抽盤', 'Spot check']],
    ['cycle', ['循环盘点', '循環盤點', 'Cycle count']],
    ['full', ['全盘', '全盤', 'Full count']],
  ],
  checkresult: [
    ['pass', ['合格', '合格', 'Passed']],
    ['mend', ['整改', '改善', 'To be corrected']],
    ['fail', ['不合格', '不合格', 'Failed']],
  ],
  competitor: [
    ['near', ['周边超市', '鄰近超市', 'Store nearby']],
    ['online', ['电商平台', '電商平台', 'Online shop']],
    ['wholesale', ['批发市场', '批發市場', 'Wholesale market']],
  ],
  labelsize: [
    ['small', ['小签', '小標籤', 'Small']],
    ['large', ['大签', '大標籤', 'Large']],
    ['shelf', ['货架条', '貨架條', 'Shelf strip']],
  ],
  labelfield: [
    ['price', ['售价', '售價', 'Price']],
    ['oldprice', ['原价', '原價', 'Former price']],
    ['unit', ['单位', '單位', 'Unit']],
    ['barcode', ['条码', '條碼', 'Barcode']],
    ['origin', ['产地', '產地', 'Origin']],
  ],
  printstatus: [
    ['waiting', ['待打印', '待列印', 'Waiting']],
    ['printed', ['已打印', '已列印', 'Printed']],
  ],
  online: [
    ['online', ['在线', '連線中', 'Online']],
    ['offline', ['离线', '離線', 'Offline']],
  ],
  couponkind: [
    ['cash', ['代金券', '現金券', 'Cash']],
    ['discount', ['折扣券', '折扣券', 'Discount']],
    ['gift', ['兑换券', '兌換券', 'Gift']],
  ],
  progress: [
    ['open', ['待处理', '待處理', 'Open']],
    ['doing', ['处理中', '處理中', 'In progress']],
    ['done', ['已完成', '已完成', 'Done']],
  ],
  quarter: [
    ['2026Q1', ['2026 年一季度', '2026 年第一季', '2026 Q1']],
    ['2025Q4', ['2025 年四季度', '2025 年第四季', '2025 Q4']],
  ],
  verified: [
    ['done', ['已认证', '已認證', 'Verified']],
    ['open', ['未认证', '未認證', 'Not verified']],
  ],
  disputereason: [
    ['quantity', ['数量不符', '數量不符', 'Quantity']],
    ['price', ['价格不符', '價格不符', 'Price']],
    ['fee', ['费用争议', '費用爭議', 'Charges']],
  ],
  rebatekind: [
    ['rate', ['按比例', '按比例', 'By rate']],
    ['fixed', ['固定金额', '固定金額', 'Fixed amount']],
  ],
  memberlevel: [
    ['gold', ['金卡', '金卡', 'Gold']],
    ['silver', ['银卡', '銀卡', 'Silver']],
    ['plain', ['普通', '一般', 'Ordinary']],
  ],
  outreason: [
    ['late', ['到货延迟', '到貨延遲', 'Late delivery']],
    ['short', ['供应不足', '供應不足', 'Short supply']],
    ['forecast', ['预测偏低', '預測偏低', 'Forecast too low']],
  ],
  changetype: [
    ['add', ['新增', '新增', 'Added']],
    ['update', ['修改', '修改', 'Changed']],
    ['delete', ['删除', '刪除', 'Deleted']],
    ['audit', ['审核', '審核', 'Approved']],
    ['reject', ['驳回', '駁回', 'Rejected']],
    ['import', ['导入', '匯入', 'Imported']],
  ],
} as const satisfies Choices;
