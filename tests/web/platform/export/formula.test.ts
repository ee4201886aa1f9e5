import { expect, it } from 'vitest';
import { beginsFormula } from '../../../../gateway/values/formula.ts';
import { guardFormula, unguardFormula } from '../../../../web/platform/export/formula.ts';

const FORMULAS = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\tx', ' =1', '\u00a0=1'],
  ...[
    '\u200b=1',
    '\ufeff=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '\u3000＝1',
    '=',
    "=cmd|' /C calc'!A0",
  ],
];
const TEXTS = ['', ' ', 'a=1', '1-1', '南京路店', ' a', "'", "'平常", '1,234.50', '−5'];

it.each(FORMULAS)('the text %j never becomes a formula, and comes back as it was', (text) => {
  expect(guardFormula(text)).toBe(`'${text}`);
  expect(unguardFormula(guardFormula(text))).toBe(text);
});

it.each(TEXTS)('the text %j is left as it is', (text) => {
  expect(guardFormula(text)).toBe(text);
  expect(unguardFormula(text)).toBe(text);
});

it('knows the same formulas as the files of the gateway', () => {
  for (const text of [...FORMULAS, ...TEXTS])
    expect([text, guardFormula(text) !== text]).toEqual([text, beginsFormula(text)]);
});
