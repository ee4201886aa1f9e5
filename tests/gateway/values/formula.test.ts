import { expect, test } from 'vitest';
import { csvCell } from '../../../gateway/values/csv.ts';
import { cellXml } from '../../../gateway/workbook/cell.ts';
import { styleIndex } from '../../../gateway/workbook/styles.ts';

const TEXT_COLUMN = { kind: 'text', decimals: null } as const;

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\u3000＝1',
])('the text %j never becomes a formula in a file', (text) => {
  expect(csvCell(text).replace(/^"/u, '')).toMatch(/^'/u);
  expect(cellXml('A1', text, TEXT_COLUMN)).toContain(` s="${styleIndex('quoted')}" t="inlineStr"`);
});

test.each(['', ' ', 'a=1', '1-1', '南京路店', ' a'])('the text %j is written as it is', (text) => {
  expect(csvCell(text)).toBe(text);
});

test('a figure may begin with a minus', () => {
  expect(csvCell('-1.5', true)).toBe('-1.5');
});
