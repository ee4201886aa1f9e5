import { describe, expect, it } from 'vitest';
import {
  appendCard,
  placeCard,
  resizeCard,
  isSameLayout,
} from '../../../../../web/features/home/layout/editor/arrange.ts';
import { removeCard } from '../../../../../web/features/home/layout/editor/remove-card.ts';
import type { Layout } from '../../../../../web/features/home/layout/editor/grid.ts';
import { codesOf, hasOverlap, home, layoutOf, placesOf } from './layout-grid-fixtures.ts';

describe('A removed card', () => {
  /** The number of covered cells, and of all cells. */
  const areasOf = (layout: Layout) => {
    const covered = layout.reduce((sum, { position }) => sum + position.width * position.height, 0);
    return [
      covered,
      12 * Math.max(...layout.map(({ position }) => position.row + position.height - 1)),
    ];
  };

  it('leaves no gap: the others of its row share the room, and no other row changes', () => {
    const layout = removeCard(home, 'k2');
    expect(placesOf(layout)).toEqual([
      ['k1', 1, 1, 4, 1],
      ['k3', 1, 5, 4, 1],
      ['k4', 1, 9, 4, 1],
      ...placesOf(home).slice(4),
    ]);
    for (const card of home.slice(4)) expect(layout).toContain(card);
    expect(placesOf(removeCard(home, 'line')).at(-1)).toEqual(['rank', 3, 1, 12, 2]);
    expect(placesOf(removeCard(home, 'todo')).at(-1)).toEqual(['rank', 2, 9, 4, 2]);
  });

  it.each(codesOf(home))('leaves no gap: %s', (code) => {
    const layout = removeCard(home, code);
    const [covered, all] = areasOf(layout);
    expect(covered).toBe(all);
    expect(hasOverlap(layout)).toBe(false);
  });

  it('lets cards of several rows rise, close up and use what is free beside and below them', () => {
    const mixed = layoutOf(
      ['chart', 1, 1, 8, 2],
      ['a', 1, 9, 4, 1],
      ['b', 2, 9, 4, 1],
      ['end', 3, 1, 12, 1],
    );
    expect(placesOf(removeCard(mixed, 'a'))).toEqual([
      ['chart', 1, 1, 8, 2],
      ['b', 1, 9, 4, 2],
      ['end', 3, 1, 12, 1],
    ]);
    expect(placesOf(removeCard(mixed, 'chart'))).toEqual([
      ['a', 1, 1, 6, 1],
      ['b', 1, 7, 6, 1],
      ['end', 2, 1, 12, 1],
    ]);
  });

  it('of a row with spare room leaves the sizes of the others alone', () => {
    const loose = layoutOf(['a', 1, 1, 3, 1], ['b', 1, 4, 3, 1], ['c', 1, 7, 3, 1]);
    expect(placesOf(removeCard(loose, 'a'))).toEqual([
      ['b', 1, 1, 3, 1],
      ['c', 1, 4, 3, 1],
    ]);
  });
});

describe('A moved card', () => {
  const move = (code: string, row: number, column: number) => {
    const { position } = home.find((card) => card.code === code)!;
    return placeCard(home, code, { ...position, row, column });
  };

  it('swaps with the card at its new position', () => {
    const layout = move('k1', 1, 4);
    expect(placesOf(layout).slice(0, 3)).toEqual([
      ['k2', 1, 1, 3, 1],
      ['k1', 1, 4, 3, 1],
      ['k3', 1, 7, 3, 1],
    ]);
    expect(placesOf(layout).slice(3)).toEqual(placesOf(home).slice(3));
  });

  it('swaps sides with a card of another width', () => {
    expect(placesOf(move('rank', 3, 1)).slice(-2)).toEqual([
      ['rank', 3, 1, 4, 2],
      ['line', 3, 5, 8, 2],
    ]);
  });

  it('lets the cards it passes downwards rise', () => {
    const layout = move('todo', 4, 1);
    expect(placesOf(layout).slice(-3)).toEqual([
      ['line', 2, 1, 8, 2],
      ['rank', 2, 9, 4, 2],
      ['todo', 4, 1, 12, 1],
    ]);
  });

  it('moves cards without room beside it down, in their order', () => {
    const layout = move('line', 1, 1);
    expect(layout[0]).toEqual({
      code: 'line',
      position: { row: 1, column: 1, width: 8, height: 2 },
    });
    expect(hasOverlap(layout)).toBe(false);
  });

  it('stays within the twelve columns and at the end of the page', () => {
    expect(placesOf(move('k1', 99, 99)).at(-1)).toEqual(['k1', 5, 10, 3, 1]);
  });

  it('never overlaps another one, wherever it is put', () => {
    for (const { code } of home) {
      for (let row = 1; row <= 7; row++) {
        for (let column = 1; column <= 12; column++) {
          const layout = move(code, row, column);
          expect(hasOverlap(layout), `${code} ${String(row)} ${String(column)}`).toBe(false);
          expect(codesOf(layout).toSorted()).toEqual(codesOf(home).toSorted());
        }
      }
    }
  });

  it('changes nothing if it does not exist', () => {
    expect(placeCard(home, 'gone', { row: 1, column: 1, width: 3, height: 1 })).toBe(home);
  });
});

describe('A card that is resized, added or removed', () => {
  it('grows no further than the last column and shrinks no further than its minimum size', () => {
    const least = { width: 4, height: 2 };
    expect(placesOf(resizeCard(home, 'rank', { width: 9, height: 2 }, least)).at(-1)).toEqual([
      'rank',
      3,
      9,
      4,
      2,
    ]);
    expect(placesOf(resizeCard(home, 'line', { width: 1, height: 1 }, least)).at(-2)).toEqual([
      'line',
      3,
      1,
      4,
      2,
    ]);
  });

  it('only grows if it was saved below its minimum size', () => {
    const small = layoutOf(['a', 1, 1, 2, 1]);
    expect(
      placesOf(resizeCard(small, 'a', { width: 1, height: 1 }, { width: 4, height: 2 })),
    ).toEqual([['a', 1, 1, 2, 1]]);
  });

  it('moves the others down', () => {
    expect(
      hasOverlap(resizeCard(home, 'k1', { width: 7, height: 3 }, { width: 1, height: 1 })),
    ).toBe(false);
  });

  it('is added at the end, and leaves no empty row behind', () => {
    const longer = appendCard(home, {
      code: 'pie',
      position: { row: 1, column: 1, width: 4, height: 2 },
    });
    expect(placesOf(longer).at(-1)).toEqual(['pie', 5, 1, 4, 2]);
    expect(placesOf(removeCard(home, 'todo')).at(-1)).toEqual(['rank', 2, 9, 4, 2]);
    expect(isSameLayout(removeCard(longer, 'pie'), home)).toBe(true);
  });
});
