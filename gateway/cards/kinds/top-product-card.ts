import type { components } from '../../../schema/generated/retail.ts';
import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type {
  ProductRanking,
  TopProductCardRankingArgs,
  TopProductCardResolvers,
} from '../../generated/resolvers.ts';
import { codeOf } from '../../values/rows.ts';
import { rowsOf } from '../../upstream/rows-of.ts';
import { blockOf } from '../chart-blocks.ts';
import { colourOf } from '../colour.ts';
import {
  byAmount,
  decimalOf,
  decimalOrNull,
  hundredthsOf,
  knownSum,
  type Hundredths,
} from '../../values/hundredths.ts';
import { singleChannelRequest } from '../filters.ts';
import { METRICS } from '../metrics.ts';
import { summaryLines } from '../summary-lines.ts';
import { cardData, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

type PointRow = components['schemas']['ChartPoint'];
type SumRow = components['schemas']['ChartSum'];

const TOPS: readonly number[] = [10, 20, 30, 40];

/** The best-selling products of a period, each with its share. */
export const topProductCard = {
  kind: 'TopProductCard',
  typename: 'TopProductCard',
  fields: {
    ranking: (card, args, context) => rankingOf(card, args, requireSignedIn(context)),
  } satisfies TopProductCardResolvers,
} satisfies CardKind;

interface Product {
  code: string | null;
  name: string;
  figure: Hundredths | null;
  summary: Hundredths | null;
  share: Hundredths | null;
  colour: string | null;
}

async function rankingOf(
  card: CardDefinition,
  { filter, metric = 'AMOUNT', top = 10 }: TopProductCardRankingArgs,
  { retail, account, today }: SignedIn,
): Promise<ProductRanking> {
  if (!TOPS.includes(top)) throw new GatewayError('BAD_USER_INPUT', 'topNotOffered');
  const { period, body } = singleChannelRequest(filter, today);
  const { code, unit } = METRICS[metric];
  const answer = await cardData(retail, account, card, { ...body, topval: top, metric: code });
  const products = productsOf(answer)
    .sort((one, other) => byAmount(one.figure, other.figure))
    .slice(0, top);
  return {
    period,
    metric,
    unit,
    currency: account.enterprise.currency,
    products: products.map(({ figure, summary, share, ...product }, index) => ({
      ...product,
      rank: index + 1,
      figure: decimalOrNull(figure),
      value: decimalOf(figure ?? 0n),
      summaryValue: decimalOrNull(summary),
      share: decimalOrNull(share),
    })),
    total: unit === 'PERCENT' ? null : decimalOrNull(totalOf(products)),
    shareTotal: decimalOrNull(knownSum(products.map(({ share }) => share))),
  };
}

/** The total of amounts and quantities; rates must not be added up. Nothing sold is 0. */
function totalOf(products: readonly Product[]): Hundredths | null {
  if (products.length === 0) return 0n;
  return knownSum(products.map(({ figure, summary }) => summary ?? figure));
}

/** The bars, each with its line of the summary. */
function productsOf(answer: unknown): Product[] {
  const sumOf = summaryLines(rowsOf<SumRow>('card', blockOf(answer, 'sumData')));
  return rowsOf<PointRow>('card', blockOf(answer, 'echartData')).map((row) => {
    const code = codeOf(row.productid) || null;
    const name = codeOf(row.name) || (code ?? '');
    const sum = sumOf(code, codeOf(row.name));
    const summary = hundredthsOf(sum?.xx);
    return {
      code,
      name,
      // Both are of the same measure, so a bar without a figure has that of its line.
      figure: hundredthsOf(row.num) ?? summary,
      summary,
      share: hundredthsOf(sum?.prop) ?? hundredthsOf(row.prop),
      colour: colourOf(sum?.color),
    };
  });
}
