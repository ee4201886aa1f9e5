import type { components } from '../../../schema/generated/retail.ts';
import { requireSignedIn, type SignedIn } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import type { ProductRanking, TopProductCardRankingArgs, TopProductCardResolvers } from '../../generated/resolvers.ts';
import { codeOf, rowsOf } from '../../rows.ts';
import { blockOf } from '../chart-blocks.ts';
import { decimalOf, hundredthsOf, type Hundredths } from '../decimal.ts';
import { singleChannelRequest } from '../filters.ts';
import { METRICS } from '../metrics.ts';
import { cardData, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

type PointRow = components['schemas']['ChartPoint'];
type SumRow = components['schemas']['ChartSum'];

const TOPS: readonly number[] = [10, 20, 30, 40];

/** The products that sold best in a period, each with its share. */
export const topProductCard = {
  kind: 'TopProductCard',
  typename: 'TopProductCard',
  fields: { ranking: (card, args, context) => rankingOf(card, args, requireSignedIn(context)) } satisfies TopProductCardResolvers,
} satisfies CardKind;

interface Product {
  code: string | null;
  name: string;
  value: Hundredths;
  share: Hundredths | null;
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
    .sort((one, other) => Number(other.value - one.value))
    .slice(0, top);
  const shares = products.flatMap(({ share }) => share ?? []);
  return {
    period,
    metric,
    unit,
    currency: account.enterprise.currency,
    products: products.map(({ value, share, ...product }, index) => ({
      ...product,
      rank: index + 1,
      value: decimalOf(value),
      share: share === null ? null : decimalOf(share),
    })),
    // Rates do not add up to anything.
    total: unit === 'PERCENT' ? null : decimalOf(products.reduce((sum, { value }) => sum + value, 0n)),
    shareTotal: shares.length === 0 ? null : decimalOf(shares.reduce((sum, share) => sum + share, 0n)),
  };
}

/** Values and shares come as two lists of the same products in the same order; a share of another name is not this product's. */
function productsOf(answer: unknown): Product[] {
  const sums = rowsOf<SumRow>('card', blockOf(answer, 'sumData'));
  return rowsOf<PointRow>('card', blockOf(answer, 'echartData')).map((row, index) => {
    const [code, sum] = [codeOf(row.productid) || null, sums[index]];
    const share = sum !== undefined && codeOf(sum.name) === codeOf(row.name) ? hundredthsOf(sum.prop) : null;
    return { code, name: codeOf(row.name) || (code ?? ''), value: hundredthsOf(row.num) ?? 0n, share };
  });
}
