import type { Names } from '../names.ts';
import { GOODS_TITLES } from './titles/goods.ts';
import { PARTNER_TITLES } from './titles/partners.ts';
import { SYSTEM_TITLES } from './titles/system.ts';
import { TRADE_TITLES } from './titles/trade.ts';

const SHEET_TITLES = {
  sheetid: ['单号', '單號', 'Number'],
  title: ['标题', '標題', 'Title'],
  supplierid: ['供应商', '供應商', 'Supplier'],
  suppliername: ['供应商名称', '供應商名稱', 'Supplier name'],
  shopid: ['门店', '門市', 'Store'],
  shopname: ['门店名称', '門市名稱', 'Store name'],
  shopreceive: ['收货门店', '收貨門市', 'Receiving store'],
  shopreturn: ['退货门店', '退貨門市', 'Returning store'],
  shopfrom: ['调出门店', '調出門市', 'From store'],
  shopto: ['调入门店', '調入門市', 'To store'],
  groupid: ['采购组', '採購組', 'Purchase group'],
  groupname: ['采购组名称', '採購組名稱', 'Purchase group name'],
  orderdate: ['订单日期', '訂單日期', 'Order date'],
  arrivaldate: ['要求到货', '要求到貨', 'Wanted by'],
  confirmdate: ['供应商确认到货', '供應商確認到貨', 'Confirmed for'],
  returndate: ['退货日期', '退貨日期', 'Return date'],
  transferdate: ['调拨日期', '調撥日期', 'Transfer date'],
  needdate: ['需求日期', '需求日期', 'Needed by'],
  countdate: ['盘点日期', '盤點日期', 'Counted on'],
  effectivedate: ['生效日期', '生效日期', 'In effect from'],
  startdate: ['开始日期', '開始日期', 'From'],
  enddate: ['结束日期', '結束日期', 'Until'],
  payterm: ['付款条件', '付款條件', 'Payment terms'],
  delivery: ['配送方式', '配送方式', 'Delivery'],
  taxrate: ['税率', '稅率', 'Tax rate'],
  urgency: ['紧急程度', '緊急程度', 'Urgency'],
  area: ['盘点区域', '盤點區域', 'Area'],
  scope: ['适用范围', '適用範圍', 'Where it holds'],
  promotype: ['促销方式', '促銷方式', 'Kind of promotion'],
  budget: ['促销预算', '促銷預算', 'Budget'],
  contracttype: ['合同类型', '合約類型', 'Kind of contract'],
  contractamount: ['合同金额', '合約金額', 'Contract amount'],
  carrier: ['承运方', '承運方', 'Carrier'],
  payee: ['收款方', '收款方', 'Payee'],
  paymethod: ['付款方式', '付款方式', 'Payment method'],
  licenseno: ['统一社会信用代码', '統一編號', 'Business licence no.'],
  contact: ['联系人', '聯絡人', 'Contact'],
  phone: ['联系电话', '聯絡電話', 'Phone'],
  address: ['经营地址', '營業地址', 'Address'],
  amount: ['金额', '金額', 'Amount'],
  orderamount: ['订单金额', '訂單金額', 'Order amount'],
  feeamount: ['费用合计', '費用合計', 'Charges'],
  differenceamount: ['差异金额', '差異金額', 'Difference'],
  reason: ['原因', '原因', 'Reason'],
  remark: ['备注', '備註', 'Remark'],
  productid: ['商品编码', '商品編號', 'Product'],
  productname: ['商品名称', '商品名稱', 'Product name'],
  unit: ['单位', '單位', 'Unit'],
  pknum: ['包装系数', '包裝入數', 'Per package'],
  pkqty: ['件数', '件數', 'Packages'],
  remqty: ['散数', '零散數', 'Loose'],
  qty: ['数量', '數量', 'Quantity'],
  countedqty: ['实盘数量', '實盤數量', 'Counted'],
  bookqty: ['账面数量', '帳面數量', 'On the books'],
  diffqty: ['差异数量', '差異數量', 'Difference'],
  iseditls: ['可改散数', '可改零散數', 'Loose may be changed'],
  iseditxs: ['可改件数', '可改件數', 'Packages may be changed'],
  weighed: ['称重商品', '秤重商品', 'Sold by weight'],
  price: ['进价', '進價', 'Cost price'],
  returnprice: ['退货价', '退貨價', 'Return price'],
  costprice: ['成本价', '成本價', 'Unit cost'],
  contractprice: ['合同价', '合約價', 'Contract price'],
  oldprice: ['原售价', '原售價', 'Present price'],
  newprice: ['新售价', '新售價', 'New price'],
  pricechange: ['调整额', '調整額', 'Change'],
  promprice: ['促销价', '促銷價', 'Promotion price'],
  limitqty: ['限购数量', '限購數量', 'Limit per customer'],
  minqty: ['起订量', '最低訂購量', 'Minimum order'],
  target: ['销售目标', '銷售目標', 'Sales target'],
  feetype: ['费用项目', '費用項目', 'Charge'],
  expensetype: ['费用类别', '費用類別', 'Kind of expense'],
  occurdate: ['发生日期', '發生日期', 'Date'],
  termtype: ['条款类型', '條款類型', 'Kind of term'],
  termcontent: ['条款内容', '條款內容', 'Term'],
  certtype: ['证照类型', '證照類型', 'Certificate'],
  certno: ['证照编号', '證照編號', 'Certificate no.'],
  validuntil: ['有效期至', '有效期限', 'Valid until'],
  details: ['商品明细', '商品明細', 'Products'],
  fees: ['费用明细', '費用明細', 'Charges'],
  stores: ['参与门店', '參與門市', 'Stores'],
  terms: ['合同条款', '合約條款', 'Terms'],
  expenses: ['费用明细', '費用明細', 'Expenses'],
  certificates: ['资质证照', '證照資料', 'Certificates'],
} as const satisfies Readonly<Record<string, Names>>;

/** Titles of columns and of detail lists. The key in the packs is `column.` and this name. */
export const TITLES = {
  ...SHEET_TITLES,
  ...GOODS_TITLES,
  ...PARTNER_TITLES,
  ...TRADE_TITLES,
  ...SYSTEM_TITLES,
};

function isTitle(name: string): name is keyof typeof TITLES {
  return Object.hasOwn(TITLES, name);
}

/** The title of a field that is called like its title. */
export function titleNamed(name: string): keyof typeof TITLES {
  if (!isTitle(name)) throw new Error(`No title ${name}`);
  return name;
}
