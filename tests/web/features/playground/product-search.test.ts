import { describe, expect, it } from 'vitest';
import { createProductSearch } from '../../../../web/features/playground/builder/product-search.ts';
import type { Ask } from '../../../../web/features/playground/request/ask.ts';

/** Answers pages of 100 products; every hundredth of them is an apple. */
function searchIn(count: number) {
  const asked: (string | null)[] = [];
  const ask = (async (_document, variables) => {
    const { after } = variables as { after: string | null };
    asked.push(after);
    const first = Number(after ?? 0);
    const end = Math.min(count, first + 100);
    const nodes = Array.from({ length: end - first }, (_, index) => ({
      product: {
        code: String(600_000 + first + index),
        name: (first + index) % 100 === 99 ? 'Apple' : 'Pear',
      },
      values: { sales: '1.00' },
    }));
    const pageInfo = { hasNextPage: end < count, endCursor: String(end) };
    return Promise.resolve({ viewer: { id: 'viewer-1', sales: { nodes, pageInfo } } });
  }) as Ask;
  return { find: createProductSearch(ask, (code) => `code ${code}`), asked };
}

describe('The search for products', () => {
  it('reads only what it needs, in pages of 20', async () => {
    const { find, asked } = searchIn(250);
    const first = await find('', 1);
    expect(first.options).toHaveLength(20);
    expect(first.options[0]).toEqual({ value: '600000', label: '600000 Pear' });
    expect(first.hasMore).toBe(true);
    expect((await find('', 2)).options[0]?.value).toBe('600020');
    expect(asked).toEqual([null]);
    const last = await find('', 13);
    expect(last.options).toHaveLength(10);
    expect(last.hasMore).toBe(false);
    expect(asked).toEqual([null, '100', '200']);
  });

  it('reads on for a name until it has found all, and for some pages at most', async () => {
    const few = searchIn(250);
    const found = await few.find(' ＡＰＰＬＥ ', 1);
    expect(found.options.map(({ value }) => value)).toEqual(['600099', '600199']);
    expect(found.hasMore).toBe(false);
    const many = searchIn(2000);
    expect((await many.find('apple', 1)).hasMore).toBe(true);
    expect(many.asked).toHaveLength(5);
    await many.find('apple', 2);
    expect(many.asked).toHaveLength(10);
  });

  it('offers a typed code that is not among the products', async () => {
    const { find } = searchIn(10);
    expect(await find('999999', 1)).toEqual({
      options: [{ value: '999999', label: 'code 999999' }],
      hasMore: false,
    });
    expect((await find('600003', 1)).options).toEqual([{ value: '600003', label: '600003 Pear' }]);
    expect((await find('不存在', 1)).options).toEqual([]);
  });

  it('reads each page once when searches overlap', async () => {
    const { find, asked } = searchIn(250);
    await Promise.all([find('apple', 1), find('pear', 1), find('apple', 1)]);
    expect(asked).toEqual([null, '100', '200']);
  });

  it('fails if the products cannot be read, and reads them with the next search', async () => {
    let isDown = true;
    const ask = (() =>
      isDown
        ? Promise.resolve({ viewer: { id: 'viewer-1', sales: null } })
        : Promise.resolve({
            viewer: {
              id: 'viewer-1',
              sales: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
            },
          })) as unknown as Ask;
    const find = createProductSearch(ask, (code) => code);
    await expect(find('', 1)).rejects.toThrow();
    isDown = false;
    expect(await find('', 1)).toEqual({ options: [], hasMore: false });
  });
});
