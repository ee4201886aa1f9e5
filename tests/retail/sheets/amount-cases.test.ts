import { expect, it } from 'vitest';
import { applyRules, type Rule } from '../../../retail/sheets/rules.ts';
import { AMOUNT_CASES } from '../../support/amount-cases.ts';

const DECIMALS: Readonly<Record<string, number>> = {
  pkqty: 0,
  pknum: 0,
  remqty: 3,
  qty: 3,
  bookqty: 3,
  diffqty: 3,
};

it.each(AMOUNT_CASES)(
  'the embedded services compute as the portal does: $title',
  ({ line, qty, diffqty, amount }) => {
    const rules: Rule[] = [
      { kind: 'quantity', list: 'details' },
      ...(diffqty === undefined
        ? []
        : [
            {
              kind: 'difference',
              list: 'details',
              target: 'diffqty',
              of: ['qty', 'bookqty'],
            } satisfies Rule,
          ]),
      {
        kind: 'product',
        list: 'details',
        target: 'amount',
        of: [diffqty === undefined ? 'qty' : 'diffqty', 'price'],
      },
      { kind: 'sum', target: 'total', list: 'details', column: 'amount' },
    ];
    const kept = { lineno: 1, ...line };
    const content = { header: {}, lists: { details: [kept] } };
    expect(applyRules(rules, content, (_section, column) => DECIMALS[column] ?? 2)).toEqual([]);
    expect({ ...kept, ...content.header }).toMatchObject({
      qty: Number(qty),
      ...(diffqty !== undefined && { diffqty: Number(diffqty) }),
      amount: Number(amount),
      total: Number(amount),
    });
  },
);
