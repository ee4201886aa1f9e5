import { describe, expect, it } from 'vitest';
import { added, placed, resized, sameLayout } from '../../web/features/home/layout/arrange.ts';
import { carriedLayout } from '../../web/features/home/layout/carried-layout.ts';
import { removed } from '../../web/features/home/layout/close-up.ts';
import { arranged, overlap, type Layout } from '../../web/features/home/layout/grid.ts';
import { begun, done, mostSteps, redone, undone } from '../../web/features/home/layout/history.ts';
import { placedInOrder } from '../../web/features/home/layout/order.ts';

type Place = readonly [code: string, row: number, column: number, width: number, height: number];
const layoutOf = (...places: Place[]): Layout =>
  places.map(([code, row, column, width, height]) => ({ code, position: { row, column, width, height } }));
const placesOf = (layout: Layout): Place[] =>
  layout.map(({ code, position: { row, column, width, height } }) => [code, row, column, width, height]);

/** Four figures, a strip, a chart with a list beside it: the usual home page. */
const home = layoutOf(
  ['k1', 1, 1, 3, 1],
  ['k2', 1, 4, 3, 1],
  ['k3', 1, 7, 3, 1],
  ['k4', 1, 10, 3, 1],
  ['todo', 2, 1, 12, 1],
  ['line', 3, 1, 8, 2],
  ['rank', 3, 9, 4, 2],
);
const inList = (layout: Layout, ...codes: string[]) =>
  codes.map((code) => {
    const card = layout.find((one) => one.code === code);
    return card ? { ...card, isNew: false } : { code, position: { row: 9, column: 1, width: 4, height: 2 }, isNew: true };
  });
const codesOf = (layout: Layout) => layout.map(({ code }) => code);

function hasOverlap(layout: Layout): boolean {
  return layout.some((one) => layout.some((other) => one !== other && overlap(one.position, other.position)));
}

describe('A saved layout, as it is drawn', () => {
  it('stays as it is when nothing is the matter with it', () => {
    const drawn = arranged(home);
    expect(placesOf(drawn)).toEqual(placesOf(home));
    expect(drawn[0]).toBe(home[0]);
  });

  it('has no card over another one, none beyond the twelfth column and no empty rows', () => {
    const wild = layoutOf(
      ['a', 4, 1, 6, 2],
      ['b', 5, 4, 6, 1],
      ['c', 90, 11, 8, 99],
      ['d', 0, -3, 0, 0],
      ['e', 2_000_000_000, 1, 12, 1],
    );
    expect(placesOf(arranged(wild))).toEqual([
      ['d', 1, 1, 1, 1],
      ['a', 2, 1, 6, 2],
      ['b', 4, 4, 6, 1],
      ['c', 5, 5, 8, 20],
      ['e', 25, 1, 12, 1],
    ]);
  });

  it('holds every card once, whatever was saved', () => {
    const pile = Array.from({ length: 60 }, (_, nth) => ['c' + String(nth), 1 + (nth % 3), 1 + (nth % 12), 5, 2] as const);
    const drawn = arranged(layoutOf(...pile));
    expect(hasOverlap(drawn)).toBe(false);
    expect(new Set(codesOf(drawn)).size).toBe(60);
  });
});

describe('Cards put in an order', () => {
  it('keep their places when the order is the one they had', () => {
    expect(placesOf(placedInOrder(inList(home, 'k1', 'k2', 'k3', 'k4', 'todo', 'line', 'rank')))).toEqual(placesOf(home));
  });

  it('keep their places when others go, and rows that are left empty close', () => {
    expect(placesOf(placedInOrder(inList(home, 'k1', 'k3', 'line', 'rank')))).toEqual([
      ['k1', 1, 1, 3, 1],
      ['k3', 1, 7, 3, 1],
      ['line', 2, 1, 8, 2],
      ['rank', 2, 9, 4, 2],
    ]);
  });

  it('change places within their row without moving the others', () => {
    const swapped = placedInOrder(inList(home, 'k2', 'k1', 'k3', 'k4', 'todo', 'rank', 'line'));
    expect(placesOf(swapped)).toEqual([
      ['k2', 1, 1, 3, 1],
      ['k1', 1, 4, 3, 1],
      ['k3', 1, 7, 3, 1],
      ['k4', 1, 10, 3, 1],
      ['todo', 2, 1, 12, 1],
      ['rank', 3, 1, 4, 2],
      ['line', 3, 5, 8, 2],
    ]);
  });

  it('put a new card at the end in the size of the template', () => {
    const longer = placedInOrder(inList(home, 'k1', 'k2', 'k3', 'k4', 'todo', 'line', 'rank', 'pie'));
    expect(placesOf(longer).slice(0, 7)).toEqual(placesOf(home));
    expect(placesOf(longer).at(-1)).toEqual(['pie', 5, 1, 4, 2]);
  });

  it('put a new card beside the last row where it has room', () => {
    const longer = placedInOrder(inList(home, 'k1', 'line', 'pie'));
    expect(placesOf(longer).at(-1)).toEqual(['pie', 2, 9, 4, 2]);
  });

  it('are read in that order, without a card over another one, whatever the order is', () => {
    const codes = [...codesOf(home), 'pie', 'bar'];
    for (let turn = 0; turn < codes.length; turn++) {
      const turned = [...codes.slice(turn), ...codes.slice(0, turn)];
      for (const order of [turned, turned.toReversed()]) {
        const layout = placedInOrder(inList(home, ...order));
        expect(hasOverlap(layout)).toBe(false);
        expect(codesOf(layout)).toEqual(order);
        expect(codesOf(arranged(layout))).toEqual(order);
      }
    }
  });

  it('are none where none is ticked', () => {
    expect(placedInOrder([])).toEqual([]);
  });
});

describe('A card that is removed', () => {
  /** How much of the grid is covered, and how much there is of it. */
  const areasOf = (layout: Layout) => {
    const covered = layout.reduce((sum, { position }) => sum + position.width * position.height, 0);
    return [covered, 12 * Math.max(...layout.map(({ position }) => position.row + position.height - 1))];
  };

  it('leaves no hole: the others of its row share the room, and no other row changes', () => {
    const layout = removed(home, 'k2');
    expect(placesOf(layout)).toEqual([
      ['k1', 1, 1, 4, 1],
      ['k3', 1, 5, 4, 1],
      ['k4', 1, 9, 4, 1],
      ...placesOf(home).slice(4),
    ]);
    for (const card of home.slice(4)) expect(layout).toContain(card);
    expect(placesOf(removed(home, 'line')).at(-1)).toEqual(['rank', 3, 1, 12, 2]);
    expect(placesOf(removed(home, 'todo')).at(-1)).toEqual(['rank', 2, 9, 4, 2]);
  });

  it.each(codesOf(home))('leaves no hole: %s', (code) => {
    const layout = removed(home, code);
    const [covered, all] = areasOf(layout);
    expect(covered).toBe(all);
    expect(hasOverlap(layout)).toBe(false);
  });

  it('lets cards of several rows rise, close up and take what is free beside and below them', () => {
    const mixed = layoutOf(['chart', 1, 1, 8, 2], ['a', 1, 9, 4, 1], ['b', 2, 9, 4, 1], ['end', 3, 1, 12, 1]);
    expect(placesOf(removed(mixed, 'a'))).toEqual([
      ['chart', 1, 1, 8, 2],
      ['b', 1, 9, 4, 2],
      ['end', 3, 1, 12, 1],
    ]);
    expect(placesOf(removed(mixed, 'chart'))).toEqual([
      ['a', 1, 1, 6, 1],
      ['b', 1, 7, 6, 1],
      ['end', 2, 1, 12, 1],
    ]);
  });

  it('of a row with room to spare leaves the sizes of the others alone', () => {
    const loose = layoutOf(['a', 1, 1, 3, 1], ['b', 1, 4, 3, 1], ['c', 1, 7, 3, 1]);
    expect(placesOf(removed(loose, 'a'))).toEqual([
      ['b', 1, 1, 3, 1],
      ['c', 1, 4, 3, 1],
    ]);
  });
});

describe('A card that is moved', () => {
  const move = (code: string, row: number, column: number) => {
    const { position } = home.find((card) => card.code === code)!;
    return placed(home, code, { ...position, row, column });
  };

  it('changes places with the one it comes over', () => {
    const layout = move('k1', 1, 4);
    expect(placesOf(layout).slice(0, 3)).toEqual([
      ['k2', 1, 1, 3, 1],
      ['k1', 1, 4, 3, 1],
      ['k3', 1, 7, 3, 1],
    ]);
    expect(placesOf(layout).slice(3)).toEqual(placesOf(home).slice(3));
  });

  it('changes sides with one of another width', () => {
    expect(placesOf(move('rank', 3, 1)).slice(-2)).toEqual([
      ['rank', 3, 1, 4, 2],
      ['line', 3, 5, 8, 2],
    ]);
  });

  it('lets what it comes down past rise', () => {
    const layout = move('todo', 4, 1);
    expect(placesOf(layout).slice(-3)).toEqual([
      ['line', 2, 1, 8, 2],
      ['rank', 2, 9, 4, 2],
      ['todo', 4, 1, 12, 1],
    ]);
  });

  it('moves what has no room beside it down, in its order', () => {
    const layout = move('line', 1, 1);
    expect(layout[0]).toEqual({ code: 'line', position: { row: 1, column: 1, width: 8, height: 2 } });
    expect(hasOverlap(layout)).toBe(false);
  });

  it('stays within the twelve columns and at the end of the page', () => {
    expect(placesOf(move('k1', 99, 99)).at(-1)).toEqual(['k1', 5, 10, 3, 1]);
  });

  it('never lies over another one, wherever it is put', () => {
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

  it('that is gone changes nothing', () => {
    expect(placed(home, 'gone', { row: 1, column: 1, width: 3, height: 1 })).toBe(home);
  });
});

describe('A card that is resized, added or removed', () => {
  it('grows no further than the last column and shrinks no further than it can be read', () => {
    const least = { width: 4, height: 2 };
    expect(placesOf(resized(home, 'rank', { width: 9, height: 2 }, least)).at(-1)).toEqual(['rank', 3, 9, 4, 2]);
    expect(placesOf(resized(home, 'line', { width: 1, height: 1 }, least)).at(-2)).toEqual(['line', 3, 1, 4, 2]);
  });

  it('that was saved smaller than that only grows', () => {
    const small = layoutOf(['a', 1, 1, 2, 1]);
    expect(placesOf(resized(small, 'a', { width: 1, height: 1 }, { width: 4, height: 2 }))).toEqual([['a', 1, 1, 2, 1]]);
  });

  it('makes the others move down', () => {
    expect(hasOverlap(resized(home, 'k1', { width: 7, height: 3 }, { width: 1, height: 1 }))).toBe(false);
  });

  it('comes at the end, and leaves no empty row behind', () => {
    const longer = added(home, { code: 'pie', position: { row: 1, column: 1, width: 4, height: 2 } });
    expect(placesOf(longer).at(-1)).toEqual(['pie', 5, 1, 4, 2]);
    expect(placesOf(removed(home, 'todo')).at(-1)).toEqual(['rank', 2, 9, 4, 2]);
    expect(sameLayout(removed(longer, 'pie'), home)).toBe(true);
  });
});

describe('Steps', () => {
  it('are undone and redone, and a new one ends what was undone', () => {
    const two = done(done(begun('a'), 'b'), 'c');
    expect(undone(two).present).toBe('b');
    expect(redone(undone(undone(two))).present).toBe('b');
    const other = done(undone(two), 'd');
    expect(redone(other)).toBe(other);
    expect(undone(begun('a')).present).toBe('a');
  });

  it('are kept to a bound', () => {
    let history = begun(0);
    for (let step = 1; step <= mostSteps + 20; step++) history = done(history, step);
    expect(history.past).toHaveLength(mostSteps);
    expect(history.past[0]).toBe(20);
  });
});

describe('A layout that comes along with an address', () => {
  it('is taken when it is one, brought within the columns', () => {
    const state = { version: 3, layout: [{ code: 'a', position: { row: 1, column: 12, width: 3, height: 1 } }] };
    expect(carriedLayout(state)).toEqual({
      version: 3,
      layout: [{ code: 'a', position: { row: 1, column: 10, width: 3, height: 1 } }],
    });
  });

  it.each([null, 'x', {}, { version: 1, layout: [] }, { version: -1, layout: [{}] }, { version: 1, layout: [{ code: 1 }] }])(
    'is none when it is %j',
    (state) => {
      expect(carriedLayout(state)).toBeNull();
    },
  );
});
