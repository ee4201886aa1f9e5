import type { Choices } from '../names.ts';
import { LIST_CHOICES } from './list-choices.ts';

/** Options of document columns with a short list. */
export const SHEET_CHOICES = {
  payterm: [
    ['M45', ['月结 45 天', '月結 45 天', 'Monthly, 45 days']],
    ['M30', ['月结 30 天', '月結 30 天', 'Monthly, 30 days']],
    ['CASH', ['现结', '現結', 'On delivery']],
    ['PRE', ['预付', '預付', 'In advance']],
  ],
  delivery: [
    ['direct', ['供应商直送', '供應商直送', 'Direct']],
    ['centre', ['配送中心', '物流中心', 'Distribution centre']],
  ],
  taxrate: [
    ['13', ['13%', '13%', '13%']],
    ['9', ['9%', '9%', '9%']],
    ['6', ['6%', '6%', '6%']],
    ['0', ['免税', '免稅', 'Exempt']],
  ],
  urgency: [
    ['normal', ['普通', '普通', 'Normal']],
    ['urgent', ['加急', '急件', 'Urgent']],
  ],
  scope: [
    ['all', ['全部门店', '全部門市', 'All stores']],
    ['shop', ['指定门店', '指定門市', 'One store']],
  ],
  promotype: [
    ['discount', ['直降', '直接降價', 'Price cut']],
    ['threshold', ['满减', '滿額折抵', 'Spend and save']],
    ['gift', ['买赠', '買就送', 'Buy and get']],
  ],
  contracttype: [
    ['annual', ['年度框架', '年度框架', 'Annual']],
    ['seasonal', ['季节采购', '季節採購', 'Seasonal']],
    ['consign', ['代销', '寄售', 'Consignment']],
  ],
  carrier: [
    ['own', ['供应商自提', '供應商自取', 'Fetched by supplier']],
    ['centre', ['配送中心回程', '物流中心回程', 'Return trip']],
  ],
  paymethod: [
    ['bank', ['银行转账', '銀行轉帳', 'Bank transfer']],
    ['deduct', ['货款抵扣', '貨款抵扣', 'Set off']],
    ['cash', ['备用金', '零用金', 'Petty cash']],
  ],
  returnreason: [
    ['expiry', ['临期', '即期', 'Near expiry']],
    ['damage', ['破损', '破損', 'Damaged']],
    ['unsold', ['滞销', '滯銷', 'Unsold']],
    ['recall', ['质量召回', '品質召回', 'Recall']],
  ],
  transferreason: [
    ['shortage', ['缺货支援', '缺貨支援', 'Shortage']],
    ['surplus', ['库存过多', '庫存過多', 'Surplus']],
    ['campaign', ['促销备货', '促銷備貨', 'Promotion']],
  ],
  pricereason: [
    ['cost', ['进价变动', '進價變動', 'Cost changed']],
    ['market', ['竞争跟价', '競爭跟價', 'Competition']],
    ['clearance', ['临期出清', '即期出清', 'Clearance']],
  ],
  differencereason: [
    ['loss', ['自然损耗', '自然損耗', 'Shrinkage']],
    ['receipt', ['验收差错', '驗收差錯', 'Receiving error']],
    ['theft', ['失窃', '失竊', 'Theft']],
    ['entry', ['录入差错', '輸入差錯', 'Entry error']],
  ],
  feetype: [
    ['freight', ['运费', '運費', 'Freight']],
    ['handling', ['装卸费', '裝卸費', 'Handling']],
    ['insurance', ['保险费', '保險費', 'Insurance']],
  ],
  expensetype: [
    ['utilities', ['水电能耗', '水電能源', 'Utilities']],
    ['cleaning', ['保洁服务', '清潔服務', 'Cleaning']],
    ['repair', ['设备维修', '設備維修', 'Repairs']],
    ['marketing', ['营销物料', '行銷物料', 'Marketing']],
    ['travel', ['差旅', '差旅', 'Travel']],
  ],
  termtype: [
    ['rebate', ['返利', '回饋', 'Rebate']],
    ['quality', ['质量', '品質', 'Quality']],
    ['delivery', ['交货', '交貨', 'Delivery']],
    ['breach', ['违约', '違約', 'Breach']],
  ],
  certtype: [
    ['license', ['营业执照', '營業執照', 'Business licence']],
    ['food', ['食品经营许可证', '食品業許可證', 'Food licence']],
    ['report', ['质检报告', '品檢報告', 'Inspection report']],
    ['brand', ['品牌授权书', '品牌授權書', 'Brand authorisation']],
  ],
} as const satisfies Choices;

/**
 * Options of columns with a short list. The key in the language packs is `option.`, the list, and
 * the value.
 */
export const CHOICES = { ...SHEET_CHOICES, ...LIST_CHOICES };
