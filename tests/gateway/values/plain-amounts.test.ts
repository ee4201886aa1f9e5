import { expect, test } from 'vitest';
import { amountOf, exactOf, textOf } from '../../../gateway/values/decimal.ts';

const WHOLES = [
  '0',
  '1',
  '10',
  '007',
  '120',
  '99999999999999999999',
  '999999999999999999999999',
  '',
];
const FRACTIONS = [
  '',
  '.',
  '.0',
  '.5',
  '.50',
  '.500',
  '.05',
  '.000',
  '.123',
  '.1230',
  '.00001',
  '.0',
];
const ENDS = ['', 'e2', 'e-3', ' '];

test('plain amounts read the same as exact decimals', () => {
  const texts = ['', '-', '+'].flatMap((sign) =>
    WHOLES.flatMap((whole) =>
      FRACTIONS.flatMap((fraction) => ENDS.map((end) => sign + whole + fraction + end)),
    ),
  );
  for (const text of [...texts, 12.5, -0, 1e21, 0.1 + 0.2, Number.NaN, null, true]) {
    const exact = exactOf(text);
    expect([text, amountOf(text)]).toEqual([text, exact === null ? null : textOf(exact, 2)]);
  }
});
