import { describe, expect, test } from 'vitest';
import { pagesOf, readConnection, type Connection } from '../../../gateway/request/connection.ts';

const ROWS = Array.from({ length: 23 }, (_, index) => index);

/** Reads a whole list and returns its rows and the numbered pages that were asked for. */
async function readAll(sizes: readonly number[], rows: readonly number[] = ROWS) {
  const asked: string[] = [];
  const readPage = pagesOf(rows);
  const found: number[] = [];
  let after: string | null = null;
  for (let turn = 0; turn < 50; turn += 1) {
    const first = sizes[turn % sizes.length] ?? 1;
    const page: Connection<number> = await readConnection({ first, after }, ['rows'], (bounds) => {
      asked.push(`${bounds.page}×${bounds.pageSize}`);
      return readPage(bounds);
    });
    expect(page.totalCount).toBe(rows.length);
    expect(page.nodes).toEqual(page.edges.map(({ node }) => node));
    expect(page.pageInfo.hasPreviousPage).toBe(found.length > 0);
    found.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  return { found, asked };
}

describe('A connection', () => {
  test('reads every row once, one numbered page at a time', async () => {
    const { found, asked } = await readAll([10]);
    expect(found).toEqual(ROWS);
    expect(asked).toEqual(['1×10', '2×10', '3×10']);
  });

  test.each([[[7, 10]], [[1, 2, 3]], [[22, 1]], [[23]], [[100]]])(
    'reads every row once when the page size changes (%j), with at most two numbered pages each',
    async (sizes) => {
      const { found, asked } = await readAll(sizes);
      expect(found).toEqual(ROWS);
      const pages = Math.ceil(asked.length / 2);
      expect(pages).toBeLessThanOrEqual(ROWS.length);
    },
  );

  test('can be empty', async () => {
    const page = await readConnection({ first: 5 }, ['rows'], pagesOf<number>([]));
    expect(page).toEqual({
      edges: [],
      nodes: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      totalCount: 0,
    });
  });

  test('reads on after rows that the services sent without a key', async () => {
    const readPage = pagesOf(ROWS);
    const sparse = async (bounds: { page: number; pageSize: number }) => {
      const { totalCount, nodes } = await readPage(bounds);
      return { totalCount, nodes: nodes.filter((node) => node % 2 === 0) };
    };
    const one = await readConnection({ first: 10 }, ['rows'], sparse);
    const { endCursor } = one.pageInfo;
    const two = await readConnection({ first: 10, after: endCursor }, ['rows'], sparse);
    expect([...one.nodes, ...two.nodes]).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  });

  test.each(['', 'x', '%%%', Buffer.from('5').toString('base64url')])(
    'refuses a garbled cursor (%s)',
    async (after) => {
      const reading = readConnection({ first: 5, after }, ['rows'], pagesOf(ROWS));
      await expect(reading).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );

  test('refuses the cursor of another list and one beyond all positions', async () => {
    const { pageInfo } = await readConnection({ first: 5 }, ['rows', 1], pagesOf(ROWS));
    const after = pageInfo.endCursor ?? '';
    const mark = Buffer.from(after, 'base64url').toString().split('.')[1] ?? '';
    const far = Buffer.from(`9999999999.${mark}`).toString('base64url');
    for (const [cursor, list] of [
      [after, ['rows', 2]],
      [far, ['rows', 1]],
    ] as const)
      await expect(
        readConnection({ first: 5, after: cursor }, list, pagesOf(ROWS)),
      ).rejects.toMatchObject({ code: 'BAD_USER_INPUT', messageKey: 'unknownCursor' });
  });
});
