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
import { decimalOf, hundredthsOf, type Hundredths } from '../../values/hundredths.ts';
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
  value: Hundredths;
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
    .sort((one, other) => Number(other.value - one.value))
    .slice(0, top);
  const shares = products.flatMap(({ share }) => share ?? []);
  return {
    period,
    metric,
    unit,
    currency: account.enterprise.currency,
    products: products.map(({ value, summary, share, ...product }, index) => ({
      ...product,
      rank: index + 1,
      value: decimalOf(value),
      summaryValue: summary === null ? null : decimalOf(summary),
      share: share === null ? null : decimalOf(share),
    })),
    // Rates must not be added up.
    total:
      unit === 'PERCENT'
        ? null
        : decimalOf(products.reduce((sum, { value, summary }) => sum + (summary ?? value), 0n)),
    shareTotal:
      shares.length === 0 ? null : decimalOf(shares.reduce((sum, share) => sum + share, 0n)),
  };
}

/** The bars, each with its line of the summary. */
function productsOf(answer: unknown): Product[] {
  const sumOf = summaryLines(rowsOf<SumRow>('card', blockOf(answer, 'sumData')));
  return rowsOf<PointRow>('card', blockOf(answer, 'echartData')).map((row) => {
    const code = codeOf(row.productid) || null;
    const name = codeOf(row.name) || (code ?? '');
    const sum = sumOf(code, codeOf(row.name));
    return {
      code,
      name,
      value: hundredthsOf(row.num) ?? 0n,
      summary: hundredthsOf(sum?.xx),
      share: hundredthsOf(sum?.prop) ?? hundredthsOf(row.prop),
      colour: colourOf(sum?.color),
    };
  });
}
