import type { components } from '../../../schema/generated/retail.ts';
import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { SignedIn } from '../../request/context.ts';
import type { Progress, ProgressCardResolvers, ProgressPeriod } from '../../generated/resolvers.ts';
import { codeOf } from '../../values/rows.ts';
import { rowsOf } from '../../upstream/rows-of.ts';
import { bandOf } from '../attainment.ts';
import { decimalOf, hundredthsOf, nullableDecimal } from '../../values/hundredths.ts';
import { cardDataOfSets, type CardDefinition } from '../rest.ts';
import type { CardKind } from './card-kind.ts';

type Row = components['schemas']['ProgressRow'];

/** Differs from the date types of the chart filters. */
const DATE_TYPES: Record<ProgressPeriod, string> = { YEAR: '4', MONTH: '3', DAY: '2' };

const MAX_ROWS = 10;

/** Attainment of plan by name. With a list of parameters, the rows of each follow one another. */
export const progressCard = {
  kind: 'ProgressCard',
  typename: 'ProgressCard',
  fields: {
    progress: (card, { period }, context) => progressOf(card, period, requireSignedIn(context)),
  } satisfies ProgressCardResolvers,
} satisfies CardKind;

async function progressOf(
  card: CardDefinition,
  period: ProgressPeriod,
  { retail, account, yesterday }: SignedIn,
): Promise<Progress> {
  const answers = await cardDataOfSets(retail, account, card, { datetype: DATE_TYPES[period] });
  const rows = answers.flatMap((answer) => rowsOf<Row>('card', answer));
  return {
    asOf: yesterday,
    currency: account.enterprise.currency,
    rows: rows.slice(0, MAX_ROWS).map((row) => {
      const rate = hundredthsOf(row.rate);
      return {
        name: codeOf(row.name),
        i18nCode: codeOf(row.entrycode) || null,
        rate: rate === null ? null : decimalOf(rate),
        band: rate === null ? null : bandOf(rate),
        value: nullableDecimal(row.value),
      };
    }),
  };
}
