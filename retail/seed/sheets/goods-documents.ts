import type { Fields } from '../../sheets/stored-sheet.ts';
import { SHOPS } from '../shops.ts';
import { goodsFields, type Draft } from './draft.ts';

/** The fields of a document before anything is computed. */
export interface Written {
  header: Fields;
  lists: Readonly<Record<string, readonly Fields[]>>;
}

export type Maker = (draft: Draft) => Written;

const REMARKS = [
  '请在营业前送达，卸货时间 06:00–09:00',
  '按上月合同价执行',
  '与门店确认过数量',
  null,
  null,
  null,
];

function remark({ draw }: Draft): string | null {
  return REMARKS[draw(REMARKS.length, 31)] ?? null;
}

function goods(draft: Draft): Fields[] {
  return draft.products.map((product, line) => goodsFields(product, draft, line));
}

function supplierFields({ supplier }: Draft): Fields {
  return { supplierid: supplier.supplierid, suppliername: supplier.name };
}

function shopFields({ shop }: Draft): Fields {
  return { shopid: shop.shopid, shopname: shop.name };
}

export const makePurchaseOrder: Maker = (draft) => ({
  header: {
    ...supplierFields(draft),
    ...shopFields(draft),
    groupid: draft.group.categoryid,
    groupname: draft.group.names[0],
    orderdate: draft.day(0),
    arrivaldate: draft.day(2 + draft.draw(6, 32)),
    payterm: draft.choice('payterm', 33),
    delivery: draft.choice('delivery', 34),
    taxrate: draft.choice('taxrate', 35),
    remark: remark(draft),
  },
  lists: {
    details: goods(draft),
    fees: Array.from({ length: draft.draw(3, 36) }, (_, line) => ({
      feetype: draft.choice('feetype', 37, line),
      amount: (5_000 + draft.draw(60_000, 38, line)) / 100,
    })),
  },
});

export const makeReturn: Maker = (draft) => ({
  header: {
    ...supplierFields(draft),
    ...shopFields(draft),
    returndate: draft.day(1 + draft.draw(4, 32)),
    reason: draft.choice('returnreason', 33),
    carrier: draft.draw(2, 34) === 0 ? draft.choice('carrier', 35) : null,
    remark: remark(draft),
  },
  lists: { details: goods(draft) },
});

export const makeTransfer: Maker = (draft) => {
  const other = SHOPS[draft.shop.shopno % SHOPS.length];
  return {
    header: {
      ...shopFields(draft),
      toshopid: other?.shopid ?? null,
      toshopname: other?.name ?? null,
      transferdate: draft.day(1),
      reason: draft.choice('transferreason', 33),
      remark: remark(draft),
    },
    lists: { details: goods(draft) },
  };
};

export const makeReplenishment: Maker = (draft) => ({
  header: {
    ...shopFields(draft),
    needdate: draft.day(1 + draft.draw(3, 32)),
    urgency: draft.choice('urgency', 33),
    remark: remark(draft),
  },
  lists: { details: goods(draft) },
});

const AREAS = ['生鲜区', '粮油货架', '冷藏柜', '后仓', '收银端架'];

/** Counted slightly more or less than the booked stock. */
export const makeDifference: Maker = (draft) => ({
  header: {
    ...shopFields(draft),
    countdate: draft.day(0),
    area: AREAS[draft.draw(AREAS.length, 32)] ?? null,
    remark: remark(draft),
  },
  lists: {
    details: goods(draft).map((line, index) => {
      const thousandths =
        Number(line.pkqty) * Number(line.pknum ?? 0) * 1000 +
        Math.round(Number(line.remqty) * 1000);
      const missing =
        line.weighed === '1' ? draft.draw(900, 33, index) : (draft.draw(9, 33, index) - 3) * 1000;
      return {
        ...line,
        bookqty: Math.max(0, thousandths + missing) / 1000,
        reason: missing === 0 ? null : draft.choice('differencereason', 34, index),
      };
    }),
  },
});
