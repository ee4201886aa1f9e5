import { describe, expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { LAYOUT, SHOPS } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

type Place = readonly [row: number, column: number, width: number, height: number];

const sides = ([rownum, colnum, width, height]: Place) => ({ rownum, colnum, width, height });
const [CARD] = LAYOUT.cards;

/** Positions of the cards of a saved layout, some of which are no longer available. */
async function placesOf(
  cards: Record<string, Place>,
  gone: Record<string, Place> | null,
): Promise<Record<string, Place>> {
  const rows = Object.entries(cards).map(([cardcode, place]) => ({
    ...CARD!,
    cardcode,
    cardname: cardcode,
    ...sides(place),
  }));
  const places =
    gone && Object.entries(gone).map(([cardcode, place]) => ({ cardcode, ...sides(place) }));
  mockRetail()
    .answers('dashboardLayout', { ...LAYOUT, cards: rows, gone: places })
    .answers('shops', SHOPS);
  const { ask, signIn } = await startGateway();
  const query = '{ viewer { dashboard { cards { code position { row column width height } } } } }';
  const { data, errors } = await ask(query, { cookie: await signIn() });
  expect(errors).toBeUndefined();
  type PlacedCard = {
    code: string;
    position: { row: number; column: number; width: number; height: number };
  };
  const placed = (data as { viewer: { dashboard: { cards: PlacedCard[] } } }).viewer.dashboard
    .cards;
  return Object.fromEntries(
    placed.map(({ code, position: { row, column, width, height } }) => [
      code,
      [row, column, width, height],
    ]),
  );
}

describe('a saved card that is no longer available leaves no gap', () => {
  test.each<[string, Record<string, Place>, Record<string, Place>, Record<string, Place>]>([
    [
      'in the middle of a row: the others share its width',
      { a: [1, 1, 3, 1], b: [1, 4, 3, 1], d: [1, 10, 3, 1] },
      { c: [1, 7, 3, 1] },
      { a: [1, 1, 4, 1], b: [1, 5, 4, 1], d: [1, 9, 4, 1] },
    ],
    [
      'at the beginning and at the end of a row',
      { b: [1, 4, 3, 1], c: [1, 7, 3, 1] },
      { a: [1, 1, 3, 1], d: [1, 10, 3, 1] },
      { b: [1, 1, 6, 1], c: [1, 7, 6, 1] },
    ],
    [
      'after two adjacent cards: the first card gets the remainder',
      { a: [1, 1, 3, 1], d: [1, 8, 5, 1] },
      { b: [1, 4, 2, 1], c: [1, 6, 2, 1] },
      { a: [1, 1, 5, 1], d: [1, 6, 7, 1] },
    ],
    [
      'in its row, and does not change other rows',
      { a: [1, 1, 6, 1], b: [2, 1, 12, 2] },
      { c: [1, 7, 6, 1] },
      { a: [1, 1, 12, 1], b: [2, 1, 12, 2] },
    ],
    [
      'beside taller cards: the one above grows',
      { tall: [1, 1, 6, 2], top: [1, 7, 6, 1] },
      { bottom: [2, 7, 6, 1] },
      { tall: [1, 1, 6, 2], top: [1, 7, 6, 2] },
    ],
    [
      'beside two cards of half its height, which grow',
      { top: [1, 1, 6, 1], bottom: [2, 1, 6, 1] },
      { tall: [1, 7, 6, 2] },
      { top: [1, 1, 12, 1], bottom: [2, 1, 12, 1] },
    ],
    [
      'after two cards one below the other: the taller card beside them grows',
      { tall: [1, 1, 6, 2] },
      { top: [1, 7, 6, 1], bottom: [2, 7, 6, 1] },
      { tall: [1, 1, 12, 2] },
    ],
    [
      'and space that was empty when it was saved stays empty',
      { a: [1, 1, 3, 1], c: [1, 7, 3, 1] },
      { b: [1, 4, 3, 1] },
      { a: [1, 1, 5, 1], c: [1, 6, 4, 1] },
    ],
    [
      'where a different card covers its position',
      { a: [1, 1, 6, 1], b: [1, 7, 6, 1] },
      { c: [1, 5, 4, 1] },
      { a: [1, 1, 6, 1], b: [1, 7, 6, 1] },
    ],
  ])('%s', async (_what, cards, gone, expected) => {
    expect(await placesOf(cards, gone)).toEqual(expected);
  });

  test('every card keeps its position if the services report no missing cards', async () => {
    const cards: Record<string, Place> = { a: [1, 1, 3, 1], c: [1, 7, 6, 1] };
    expect(await placesOf(cards, null)).toEqual(cards);
    expect(await placesOf(cards, { odd: [0, 4, 3, 1], wide: [1, 11, 9, 1] })).toEqual(cards);
  });

  test('never overlaps cards or exceeds twelve columns, whichever cards are missing', async () => {
    const all: Record<string, Place> = {
      ...{ a: [1, 1, 3, 1], b: [1, 4, 3, 1], c: [1, 7, 3, 1], d: [1, 10, 3, 1] },
      ...{ e: [2, 1, 8, 2], f: [2, 9, 4, 1], g: [3, 9, 4, 1] },
    };
    const codes = Object.keys(all);
    for (let mask = 1; mask < 2 ** codes.length - 1; mask += 9) {
      const isGone = (code: string) => (mask & (1 << codes.indexOf(code))) !== 0;
      const pick = (gone: boolean) =>
        Object.fromEntries(Object.entries(all).filter(([code]) => isGone(code) === gone));
      const cells = Object.values(await placesOf(pick(false), pick(true))).flatMap(
        ([row, column, width, height]) =>
          Array.from(
            { length: width * height },
            (_, at) => `${row + Math.floor(at / width)}:${column + (at % width)}`,
          ),
      );
      expect([mask, new Set(cells).size]).toEqual([mask, cells.length]);
      expect(cells.every((cell) => Number(cell.split(':')[1]) <= 12)).toBe(true);
      // No row that still has cards has a gap.
      const rows = new Set(cells.map((cell) => cell.split(':')[0]));
      expect([mask, cells.length]).toEqual([mask, rows.size * 12]);
    }
  });
});
