import { SHOPS } from '../shops.ts';
import { productFields } from './draft.ts';
import type { Maker } from './goods-documents.ts';

const ENDINGS = [0.9, 0.95, 0.8, 1.05, 1.1];

/** A price ending in nine fen, slightly lower or higher. */
function near(price: number, factor: number): number {
  return (Math.max(10, Math.round((price * factor) / 10) * 10) - 1) / 100;
}

export const makePriceChange: Maker = (draft) => {
  const isChain = draft.draw(3, 41) > 0;
  return {
    header: {
      scope: isChain ? 'all' : 'shop',
      shopid: isChain ? null : draft.shop.shopid,
      shopname: isChain ? null : draft.shop.name,
      effectivedate: draft.day(1 + draft.draw(5, 42)),
      reason: draft.choice('pricereason', 43),
      remark: null,
    },
    lists: {
      details: draft.products.map((product, line) => ({
        ...productFields(product),
        costprice: product.cost / 100,
        oldprice: product.price / 100,
        newprice: near(product.price, ENDINGS[draft.draw(ENDINGS.length, 44, line)] ?? 1),
      })),
    },
  };
};

const CAMPAIGNS = ['周末鲜惠', '618 年中大促', '清凉一夏', '会员日专享', '开学季'];

export const makePromotionPlan: Maker = (draft) => ({
  header: {
    title: `${CAMPAIGNS[draft.draw(CAMPAIGNS.length, 41)] ?? ''} · ${draft.group.names[0]}`,
    promotype: draft.choice('promotype', 42),
    groupid: draft.group.categoryid,
    groupname: draft.group.names[0],
    startdate: draft.day(7),
    enddate: draft.day(10 + draft.draw(20, 43)),
    amount: (5 + draft.draw(60, 44)) * 2000,
    remark: null,
  },
  lists: {
    details: draft.products.map((product, line) => ({
      ...productFields(product),
      oldprice: product.price / 100,
      promprice: near(product.price, 0.75 + draft.draw(15, 45, line) / 100),
      limitqty: draft.draw(2, 46, line) === 0 ? null : 2 + draft.draw(8, 47, line),
    })),
    stores: Array.from({ length: 3 + draft.draw(8, 48) }, (_, index) => {
      const shop = SHOPS[(draft.shop.shopno + index * 5) % SHOPS.length];
      return {
        shopid: shop?.shopid ?? null,
        shopname: shop?.name ?? null,
        target: (20 + draft.draw(80, 49, index)) * 1000,
      };
    }),
  },
});

const TERMS = [
  ['rebate', '年度采购额满 500 万元，按 2% 返利，次年一月结清。'],
  ['quality', '到货质检不合格的批次整批退回，运费由供应商承担。'],
  ['delivery', '订单下达后 48 小时内送达，逾期每日按货款 0.5% 扣款。'],
  ['breach', '任一方提前解约须提前 30 日书面通知。'],
] as const;

export const makeContract: Maker = (draft) => ({
  header: {
    title: `${draft.group.names[0]}采购合同`,
    supplierid: draft.supplier.supplierid,
    suppliername: draft.supplier.name,
    contracttype: draft.choice('contracttype', 41),
    startdate: draft.day(30),
    enddate: draft.day(394),
    payterm: draft.choice('payterm', 42),
    amount: (4 + draft.draw(60, 43)) * 10_000,
    remark: null,
  },
  lists: {
    details: draft.products.map((product, line) => ({
      ...productFields(product),
      price: product.cost / 100,
      minqty: draft.draw(2, 44, line) === 0 ? null : (1 + draft.draw(20, 45, line)) * 12,
    })),
    terms: TERMS.slice(0, 2 + draft.draw(3, 46)).map(([termtype, termcontent]) => ({
      termtype,
      termcontent,
    })),
  },
});

const PURPOSES = ['门店冷柜维修', '六月保洁服务', '周年庆物料', '巡店差旅', '水电费分摊'];

export const makeExpense: Maker = (draft) => ({
  header: {
    title: PURPOSES[draft.draw(PURPOSES.length, 41)] ?? null,
    shopid: draft.shop.shopid,
    shopname: draft.shop.name,
    payee: draft.draw(2, 42) === 0 ? draft.supplier.name : '物业管理处',
    paymethod: draft.choice('paymethod', 43),
    remark: null,
  },
  lists: {
    details: draft.products.slice(0, 5).map((_, line) => ({
      expensetype: draft.choice('expensetype', 44, line),
      occurdate: draft.day(-1 - draft.draw(20, 45, line)),
      amount: (8_000 + draft.draw(900_000, 46, line)) / 100,
    })),
  },
});

const PEOPLE = ['许安', '马骏', '方静', '丁一凡'];

export const makeAdmission: Maker = (draft) => ({
  header: {
    suppliername: draft.supplier.name.replace(
      '有限公司',
      `（${String(1 + draft.draw(90, 41))}）有限公司`,
    ),
    licenseno: `9133${String(10_000_000 + draft.draw(80_000_000, 42))}MA2`,
    groupid: draft.group.categoryid,
    groupname: draft.group.names[0],
    contact: PEOPLE[draft.draw(PEOPLE.length, 43)] ?? null,
    phone: `138${String(10_000_000 + draft.draw(80_000_000, 44))}`,
    payterm: draft.choice('payterm', 45),
    address: '样例市高新区创业路 1 号',
    remark: null,
  },
  lists: {
    details: draft.products.slice(0, 4).map((_, line) => ({
      certtype: draft.choice('certtype', 46, line),
      certno: `ZZ${String(100_000 + draft.draw(800_000, 47, line))}`,
      validuntil: draft.day(90 + draft.draw(900, 48, line)),
    })),
  },
});
