import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../server/envelope.ts';
import type { Handler } from '../server/service.ts';
import { percent, yuan } from './figures.ts';
import { metricOf, type MetricCode } from './metric.ts';
import { chartPeriod } from './period.ts';
import { productSales, type ProductSales } from './product-sales.ts';

type ChartBlock = components['schemas']['ChartBlock'];

const TOPS = [10, 20, 30, 40];

/** One color, because the bars differ only by their names. */
const BAR_COLOUR = '#348eed';

interface Metric {
  /** The figure that orders the products and gives their shares. */
  measure: (product: ProductSales) => number;
  /** The returned figure; `orders` are all orders. */
  value: (measured: number, orders: number) => number;
}

const METRICS: Readonly<Record<MetricCode, Metric>> = {
  '0': { measure: ({ qty }) => qty, value: (qty) => Math.round(qty) },
  '10': { measure: ({ sales }) => sales, value: (sales) => yuan(sales) },
  '20': { measure: ({ orders }) => orders, value: (orders, all) => percent(orders, all) ?? 0 },
};

/**
 * The best-selling products of a period: their bars, and the list with the share of each in the
 * filtered total.
 */
export const topProduct: Handler<'/api/MCA200021/sales/topProduct'> = (
  body,
  context,
): ChartBlock[] => {
  const { measure, value } = METRICS[metricOf(body, ['0', '10', '20'])];
  const top = TOPS.find((count) => count === Number(body.topval ?? TOPS[0]));
  if (top === undefined)
    throw new RetailError('A0400', `Bad parameter topval: one of ${TOPS.join(', ')}`);
  const { products, orders } = productSales(body, context, chartPeriod(body, context));
  const total = products.reduce((sum, product) => sum + measure(product), 0);
  const best = products
    .filter((product) => measure(product) > 0)
    .sort((a, b) => measure(b) - measure(a) || a.productid.localeCompare(b.productid))
    .slice(0, top)
    .map((product) => ({
      ...product,
      xx: value(measure(product), orders),
      prop: percent(measure(product), total) ?? 0,
    }));
  return [
    { echartData: best.map(({ productid, name, xx }) => ({ productid, name, num: xx })) },
    {
      sumData: best.map(({ productid, name, xx, prop }) => ({
        productid,
        name,
        xx,
        prop,
        color: BAR_COLOUR,
      })),
    },
  ];
};
