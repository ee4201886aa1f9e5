import { describe, expect, it } from 'vitest';
import { parseCarriedLayout } from '../../../../../web/features/home/layout/parse-carried-layout.ts';
import {
  normalizeLayout,
  type Layout,
} from '../../../../../web/features/home/layout/editor/grid.ts';
import {
  startHistory,
  pushHistory,
  MAX_UNDO_STEPS,
  redo,
  undo,
} from '../../../../../web/features/home/layout/editor/history.ts';
import { layoutInOrder } from '../../../../../web/features/home/layout/layout-in-order.ts';
import { codesOf, hasOverlap, home, layoutOf, placesOf } from './layout-grid-fixtures.ts';

const inList = (layout: Layout, ...codes: string[]) =>
  codes.map((code) => {
    const card = layout.find((one) => one.code === code);
    return card
      ? { ...card, isNew: false }
      : { code, position: { row: 9, column: 1, width: 4, height: 2 }, isNew: true };
  });

describe('A saved layout', () => {
  it('stays unchanged if it is valid', () => {
    const drawn = normalizeLayout(home);
    expect(placesOf(drawn)).toEqual(placesOf(home));
    expect(drawn[0]).toBe(home[0]);
  });

  it('is corrected: no card overlaps, none is beyond the twelfth column, no row is empty', () => {
    const wild = layoutOf(
      ['a', 4, 1, 6, 2],
      ['b', 5, 4, 6, 1],
      ['c', 90, 11, 8, 99],
      ['d', 0, -3, 0, 0],
      ['e', 2_000_000_000, 1, 12, 1],
    );
    expect(placesOf(normalizeLayout(wild))).toEqual([
      ['d', 1, 1, 1, 1],
      ['a', 2, 1, 6, 2],
      ['b', 4, 4, 6, 1],
      ['c', 5, 5, 8, 20],
      ['e', 25, 1, 12, 1],
    ]);
  });

  it('contains every card once, whatever was saved', () => {
    const pile = Array.from(
      { length: 60 },
      (_, nth) => ['c' + String(nth), 1 + (nth % 3), 1 + (nth % 12), 5, 2] as const,
    );
    const drawn = normalizeLayout(layoutOf(...pile));
    expect(hasOverlap(drawn)).toBe(false);
    expect(new Set(codesOf(drawn)).size).toBe(60);
  });
});

describe('Cards put in an order', () => {
  it('keep their positions if the order does not change', () => {
    expect(
      placesOf(layoutInOrder(inList(home, 'k1', 'k2', 'k3', 'k4', 'todo', 'line', 'rank'))),
    ).toEqual(placesOf(home));
  });

  it('keep their positions when others are removed, and empty rows close', () => {
    expect(placesOf(layoutInOrder(inList(home, 'k1', 'k3', 'line', 'rank')))).toEqual([
      ['k1', 1, 1, 3, 1],
      ['k3', 1, 7, 3, 1],
      ['line', 2, 1, 8, 2],
      ['rank', 2, 9, 4, 2],
    ]);
  });

  it('swap within their row without moving the others', () => {
    const swapped = layoutInOrder(inList(home, 'k2', 'k1', 'k3', 'k4', 'todo', 'rank', 'line'));
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

  it('get a new card at the end in the size of the template', () => {
    const longer = layoutInOrder(
      inList(home, 'k1', 'k2', 'k3', 'k4', 'todo', 'line', 'rank', 'pie'),
    );
    expect(placesOf(longer).slice(0, 7)).toEqual(placesOf(home));
    expect(placesOf(longer).at(-1)).toEqual(['pie', 5, 1, 4, 2]);
  });

  it('get a new card beside the last row if there is room', () => {
    const longer = layoutInOrder(inList(home, 'k1', 'line', 'pie'));
    expect(placesOf(longer).at(-1)).toEqual(['pie', 2, 9, 4, 2]);
  });

  it('are read in that order without overlapping, whatever the order is', () => {
    const codes = [...codesOf(home), 'pie', 'bar'];
    for (let turn = 0; turn < codes.length; turn++) {
      const turned = [...codes.slice(turn), ...codes.slice(0, turn)];
      for (const order of [turned, turned.toReversed()]) {
        const layout = layoutInOrder(inList(home, ...order));
        expect(hasOverlap(layout)).toBe(false);
        expect(codesOf(layout)).toEqual(order);
        expect(codesOf(normalizeLayout(layout))).toEqual(order);
      }
    }
  });

  it('are none if none is ticked', () => {
    expect(layoutInOrder([])).toEqual([]);
  });
});

describe('Steps', () => {
  it('are undone and redone, and a new step discards the undone ones', () => {
    const two = pushHistory(pushHistory(startHistory('a'), 'b'), 'c');
    expect(undo(two).present).toBe('b');
    expect(redo(undo(undo(two))).present).toBe('b');
    const other = pushHistory(undo(two), 'd');
    expect(redo(other)).toBe(other);
    expect(undo(startHistory('a')).present).toBe('a');
  });

  it('are stored up to a limit', () => {
    let history = startHistory(0);
    for (let step = 1; step <= MAX_UNDO_STEPS + 20; step++) history = pushHistory(history, step);
    expect(history.past).toHaveLength(MAX_UNDO_STEPS);
    expect(history.past[0]).toBe(20);
  });
});

describe('A layout that arrives with an address', () => {
  it('is accepted if it is valid, and moved within the columns', () => {
    const state = {
      version: 3,
      layout: [{ code: 'a', position: { row: 1, column: 12, width: 3, height: 1 } }],
    };
    expect(parseCarriedLayout(state)).toEqual({
      version: 3,
      layout: [{ code: 'a', position: { row: 1, column: 10, width: 3, height: 1 } }],
    });
  });

  it.each([
    null,
    'x',
    {},
    { version: 1, layout: [] },
    { version: -1, layout: [{}] },
    { version: 1, layout: [{ code: 1 }] },
  ])('is refused if it is %j', (state) => {
    expect(parseCarriedLayout(state)).toBeNull();
  });
});
