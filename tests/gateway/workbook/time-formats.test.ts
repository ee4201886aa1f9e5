import { expect, test } from 'vitest';
import { readIndex } from '../../../gateway/workbook/reading/book-index.ts';

/** The styles that a workbook with this number format counts as dates or times. */
async function timeStylesOf(formatCode: string): Promise<number[]> {
  const documents: Readonly<Record<string, string>> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${formatCode}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="200"/></cellXfs></styleSheet>`,
  };
  const { timeStyles } = await readIndex({
    names: Object.keys(documents),
    has: (name) => name in documents,
    text: async (name) => documents[name] ?? null,
    async *chunks() {
      yield Buffer.alloc(0);
    },
  });
  return [...timeStyles];
}

test.each([
  ['yyyy-mm-dd', [1]],
  ['[h]:mm', [1]],
  ['[Red]0.00', []],
  ['0 &quot;days&quot;', []],
])('the number format %s makes these styles dates: %j', async (code, styles) => {
  expect(await timeStylesOf(code)).toEqual(styles);
});

test.each(['[', '[h', '&quot;', '\\'])(
  'a format of nothing but %j is looked through in time',
  async (sign) => {
    const started = performance.now();
    expect(await timeStylesOf(sign.repeat(150_000))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);
