import { dayNumber, monthOf, yearOf } from '../../server/calendar.ts';
import { productFields } from './draft.ts';
import type { Maker } from './goods-documents.ts';

const EVENTS = ['周末试吃会', '会员感恩日', '清凉夏日节', '邻里早市'];

export const makeStoreEvent: Maker = (draft) => ({
  header: {
    title: `${EVENTS[draft.draw(EVENTS.length, 41)] ?? ''} · ${draft.group.names[0]}`,
    eventyear: String(yearOf(dayNumber(draft.day(14)))),
    settlemonth: monthOf(dayNumber(draft.day(40))),
    announcedate: draft.day(7),
    eventperiod: `${draft.day(14)}~${draft.day(14 + draft.draw(10, 42))}`,
    dailyhours: '10:00:00~20:00:00',
    opentime: '09:30:00',
    setuptime: `${draft.day(13)} 20:30:00`,
    eventkind: draft.choice('promotype', 43),
    promotype: draft.choice('promotype', 44),
    scope: 'shop',
    channels: 'pos,mini',
    carrier: null,
    groupid: draft.group.categoryid,
    groupname: draft.group.names[0],
    categoryid: null,
    categoryname: null,
    supplierid: draft.supplier.supplierid,
    suppliername: draft.supplier.name,
    phone: `138${String(10_000_000 + draft.draw(80_000_000, 45))}`,
    amount: (4 + draft.draw(60, 46)) * 500,
    remark: null,
  },
  lists: {
    details: draft.products.slice(0, 6).map((product) => ({
      ...productFields(product),
      oldprice: product.price / 100,
      promprice: Math.max(1, Math.round(product.price * 0.8)) / 100,
      eventperiod: `${draft.day(14)}~${draft.day(16)}`,
      dailyhours: '16:30:00~21:00:00',
      opentime: '16:30:00',
      remark: null,
    })),
  },
});
