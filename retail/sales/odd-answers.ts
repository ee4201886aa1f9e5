import type { ServiceTable, UntypedHandler, UntypedServices } from '../server/service.ts';
import { text } from './scope.ts';

/** The post that demonstrates how the portal handles unexpected responses. */
const POST_TEMPLATE = 'PT12';

const MANY = 10_000;
const HOSTILE = '<b>加粗</b><img src="x" onerror="document.title=\'hacked\'">';
const LONG = '名称很长的一行'.repeat(200).slice(0, 200);

/** Names of rows: one is HTML, one is long. */
function nameOf(index: number, usual: string): string {
  return index === 0 ? HOSTILE : index === 1 ? LONG : `${usual} ${String(index + 1)}`;
}

const rows = <Row>(make: (index: number) => Row): Row[] =>
  Array.from({ length: MANY }, (_, index) => make(index));

const KPI = {
  yesterdayValue: 1_234_567.89,
  beforeYesterdayValue: 1_200_000,
  yesterdayRate: 2.88,
  monthValue: 15_000_000,
  monthPlanValue: 30_000_000,
  monthRate: 50,
  yearValue: 200_000_000,
  yearPlanValue: 160_000_000,
  yearRate: 125,
  unit: '¥',
};
const NOTHING = Object.fromEntries(Object.keys(KPI).map((name) => [name, null]));

function kpi(cardcode: string, data: Record<string, unknown>) {
  return { cardcode, cardname: '', entrycode: null, data: { ...KPI, ...data } };
}

/** By card. Some values intentionally violate the document. */
const ANSWERS: Readonly<Record<string, (cardcode: string) => unknown>> = {
  odd_null: (code) => kpi(code, { ...NOTHING, unit: '¥' }),
  odd_negative: (code) =>
    kpi(code, {
      yesterdayValue: -4321.5,
      beforeYesterdayValue: -100,
      yesterdayRate: null,
      monthValue: -98_765.4,
      monthRate: -3.29,
    }),
  odd_noplan: (code) =>
    kpi(code, { monthPlanValue: null, monthRate: null, yearPlanValue: 0, yearRate: null }),
  odd_zero: (code) =>
    kpi(code, {
      yesterdayValue: 0,
      beforeYesterdayValue: 0,
      yesterdayRate: null,
      monthRate: 0,
      monthValue: 0,
    }),
  odd_norows: () => [],
  odd_manystores: () =>
    rows((index) => ({
      shopid: String(index),
      name: nameOf(index, '门店'),
      saleValue: MANY - index,
    })),
  odd_manyrows: () =>
    rows((index) => ({
      name: nameOf(index, '采购组'),
      rate: (index % 150) - 10,
      value: MANY - index * 2,
    })),
  odd_manyproducts: () => [
    {
      echartData: rows((index) => ({
        productid: String(index),
        name: nameOf(index, '单品'),
        num: MANY - index,
      })),
    },
    {
      sumData: rows((index) => ({
        name: nameOf(index, '单品'),
        xx: MANY - index,
        prop: 0.01,
        color: 'red;background:url(//x)',
      })),
    },
  ],
  odd_noslices: () => [],
  odd_negativeslice: () => [
    { channelid: '1', name: HOSTILE, sale: 1000.5, num: 10 },
    { channelid: '2', name: LONG, sale: -250.25, num: -3 },
    { channelid: '3', name: '数值缺失的渠道', sale: null, num: null },
  ],
  odd_trend: () =>
    [7, 30].map((days) => ({
      days,
      monthplan: null,
      y: HOSTILE,
      x: Array.from({ length: days }, (_, index) => ({
        sdate: `2026-05-${String(index + 1).padStart(2, '0')}`,
        salevalue: index % 5 === 0 ? null : (index - 3) * 1000,
        monthplan: null,
      })),
    })),
  odd_circle: () => ({ num: null, hb: null, amt: -12.5, prop: null }),
  odd_count: () => ({
    appcode: null,
    modulecode: null,
    moduleparams: '{"broken":',
    icon: '"><script>',
    iconColor: 'red;background:url(//x)',
    data: { num: 1_234_567, amt: -0.01 },
  }),
};

/**
 * The same services, with odd responses for the cards of that post. They violate the document's
 * types intentionally.
 */
export function withOddAnswers(services: ServiceTable): ServiceTable {
  const handlers = Object.entries(services as UntypedServices).map(
    ([path, handler]): [string, UntypedHandler] => [
      path,
      (request, context) => {
        const cardcode = text(request.cardcode);
        const isOdd =
          context.caller.posttmplcode === POST_TEMPLATE && Object.hasOwn(ANSWERS, cardcode);
        return isOdd ? ANSWERS[cardcode]?.(cardcode) : handler(request, context);
      },
    ],
  );
  return Object.fromEntries(handlers);
}
