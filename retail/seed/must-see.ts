import { SUPPLIER_TEMPLATE } from '../accounts/audience.ts';
import { dateOf } from '../server/calendar.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import type { Names } from './names.ts';
import { insertRows, type Value } from './rows.ts';

interface MustSeeSeed {
  key: string;
  names: Names;
  module: readonly [appcode: string, modulecode: string];
  moduleparams?: string;
  /** Has no text in the language packs. */
  untranslated?: boolean;
}

/** By code. */
const ITEMS: Readonly<Record<string, MustSeeSeed>> = {
  S1: {
    key: 'belowcost',
    names: ['昨日负毛利商品清单', '昨日負毛利商品清單', 'Products sold below cost yesterday'],
    module: ['RPT', '200611'],
  },
  S2: {
    key: 'waste',
    names: ['生鲜损耗超标门店', '生鮮損耗超標門市', 'Stores over the waste limit'],
    module: ['RPT', '200610'],
  },
  S3: {
    key: 'promotions',
    names: ['本周到期促销方案', '本週到期促銷方案', 'Promotions ending this week'],
    module: ['PRM', '200304'],
    moduleparams: JSON.stringify({ status: 'ending' }),
  },
  S4: {
    key: 'daily',
    names: ['经营日报', '營運日報', 'Daily business report'],
    module: ['RPT', '200601'],
  },
  S5: {
    key: 'safety',
    names: ['安全巡检通报', '安全巡檢通報', 'Safety inspection notice'],
    module: ['OPS', '200105'],
  },
  S6: {
    key: 'expiring',
    names: ['临期商品清单', '即期商品清單', 'Expiring products'],
    module: ['OPS', '200109'],
  },
  S7: {
    key: 'labels',
    names: ['待打印价签', '待列印標籤', 'Labels to print'],
    module: ['OPS', '200110'],
  },
  S8: {
    key: 'deliveries',
    names: ['今日到货计划', '今日到貨計畫', 'Deliveries due today'],
    module: ['OPS', '200102'],
  },
  S9: {
    key: 'differences',
    names: ['盘点差异', '盤點差異', 'Stocktake differences'],
    module: ['OPS', '200104'],
  },
  S10: {
    key: 'orders',
    names: ['待跟进采购订单', '待追蹤採購訂單', 'Purchase orders to follow up'],
    module: ['PUR', '200201'],
  },
  S11: {
    key: 'certificates',
    names: ['供应商证照到期', '供應商證照到期', 'Supplier certificates expiring'],
    module: ['SUP', '200403'],
  },
  S12: {
    key: 'contracts',
    names: ['合同到期提醒', '合約到期提醒', 'Contracts about to expire'],
    module: ['SUP', '200407'],
  },
  S13: {
    key: 'stockout',
    names: ['缺货单品', '缺貨單品', 'Products out of stock'],
    module: ['RPT', '200612'],
  },
  S14: {
    key: 'payments',
    names: ['今日付款计划', '今日付款計畫', 'Payments due today'],
    module: ['FIN', '200508'],
  },
  S15: {
    key: 'statements',
    names: ['对账差异', '對帳差異', 'Statement differences'],
    module: ['FIN', '200510'],
  },
  S16: {
    key: 'invoices',
    names: ['待处理开票申请', '待處理開立發票申請', 'Invoice requests to handle'],
    module: ['FIN', '200506'],
  },
  S17: {
    key: 'margins',
    names: ['毛利异常品类', '毛利異常品類', 'Categories with unusual margins'],
    module: ['RPT', '200609'],
  },
  S18: {
    key: 'interfaces',
    names: ['接口异常', '介面異常', 'Interface failures'],
    module: ['SYS', '200712'],
  },
  S19: {
    key: 'accounts',
    names: ['账号变更', '帳號異動', 'Changed accounts'],
    module: ['SYS', '200707'],
  },
  S20: {
    key: 'newproducts',
    names: ['新品引进进度', '新品引進進度', 'New products on their way'],
    module: ['PUR', '200211'],
  },
  S21: {
    key: 'replenishment',
    names: ['自动补货建议', '自動補貨建議', 'Replenishment suggestions'],
    module: ['PUR', '200203'],
  },
  S22: {
    key: 'newcomers',
    names: ['新员工须知', '新進員工須知', 'For new colleagues'],
    module: ['PORTAL', '100002'],
  },
  S31: {
    key: 'confirm',
    names: ['待确认订单', '待確認訂單', 'Orders to confirm'],
    module: ['SCM', '300102'],
  },
  S32: {
    key: 'bookings',
    names: ['今日到货预约', '今日到貨預約', 'Delivery bookings today'],
    module: ['SCM', '300103'],
  },
  S33: {
    key: 'mycertificates',
    names: ['资质证照到期', '證照資料到期', 'Certificates expiring'],
    module: ['SCM', '300107'],
  },
  S34: {
    key: 'mydifferences',
    names: ['差异申诉进度', '差異申訴進度', 'Progress of disputed items'],
    module: ['SET', '300202'],
  },
  S35: {
    key: 'mypayments',
    names: ['付款进度', '付款進度', 'Payment progress'],
    module: ['SET', '300207'],
  },
  S91: { ...odd('很长的必看事项'.repeat(200).slice(0, 200)), module: ['LAB', '900001'] },
  S92: {
    ...odd('<b>加粗</b><img src="x" onerror="document.title=\'hacked\'">'),
    module: ['LAB', '900002'],
  },
  S93: { ...odd('模块不存在的必看事项'), module: ['LAB', '999999'] },
  S94: { ...odd('参数无法解析的必看事项'), module: ['LAB', '900003'], moduleparams: '{"broken":' },
  S95: { ...odd('消息中心'), module: ['PORTAL', '100002'] },
};

/** Five for each post template, of its own modules; a post without applications has fewer. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  PT01: ['S4', 'S17', 'S1', 'S12', 'S14'],
  PT02: ['S1', 'S2', 'S3', 'S4', 'S5'],
  PT03: ['S1', 'S2', 'S3', 'S4', 'S5'],
  PT04: ['S6', 'S7', 'S8', 'S9', 'S3'],
  PT05: ['S6', 'S7', 'S8', 'S9', 'S5'],
  PT06: ['S10', 'S13', 'S3', 'S11', 'S12'],
  PT07: ['S10', 'S20', 'S21', 'S11', 'S12'],
  PT08: ['S14', 'S15', 'S16', 'S12', 'S17'],
  PT09: ['S4', 'S1', 'S2', 'S13', 'S17'],
  PT10: ['S18', 'S19', 'S4', 'S1', 'S5'],
  PT11: ['S22'],
  PT12: ['S91', 'S92', 'S93', 'S94', 'S95'],
  [SUPPLIER_TEMPLATE]: ['S31', 'S32', 'S33', 'S34', 'S35'],
};

/** On the day of the data all accounts have seen the items from this index on. */
const SEEN_FROM = 4;

function odd(name: string): Pick<MustSeeSeed, 'key' | 'names' | 'untranslated'> {
  return { key: '', names: [name, name, name], untranslated: true };
}

const textKey = ({ key }: MustSeeSeed) => `mustsee.${key}`;

/** The names of the items in the language packs. */
export function mustSeeTexts(): [key: string, names: Names][] {
  return Object.values(ITEMS)
    .filter(({ untranslated }) => !untranslated)
    .map((item) => [textKey(item), item.names]);
}

export function seedMustSee(db: RetailDatabase, today: number): void {
  insertRows(
    db,
    'must_see',
    ['code', 'name', 'entrycode', 'appcode', 'modulecode', 'moduleparams'],
    Object.entries(ITEMS).map(([code, item]): Value[] => [
      code,
      item.names[0],
      item.untranslated ? null : textKey(item),
      ...item.module,
      item.moduleparams ?? null,
    ]),
  );
  const lists = Object.entries(LISTS).flatMap(([template, codes]) =>
    codes.map((code, index) => [template, code, index + 1]),
  );
  insertRows(db, 'template_must_see', ['posttmplcode', 'code', 'sort'], lists);
  db.prepare(
    `INSERT INTO must_see_seen (userid, day, code)
     SELECT a.userid, ?, t.code FROM account a LEFT JOIN account_post m ON m.userid = a.userid AND m.ismain = 1
       LEFT JOIN post p USING (postcode) JOIN template_must_see t ON t.posttmplcode = coalesce(p.posttmplcode, '${SUPPLIER_TEMPLATE}')
     WHERE t.sort >= ${String(SEEN_FROM)}`,
  ).run([dateOf(today)]);
}
