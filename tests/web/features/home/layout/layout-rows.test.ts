import { describe, expect, it } from 'vitest';
import {
  rowHeights,
  nearestRow,
  rowTop,
} from '../../../../../web/features/home/layout/editor/row-heights.ts';

describe('The rows of the editor', () => {
  const high = (row: number, height: number, rem: number) => ({
    position: { row, column: 1, width: 3, height },
    kind: { minHeightRem: rem },
  });

  it('are as high as their highest card, and never lower than a strip', () => {
    expect(rowHeights([high(1, 1, 14.5), high(1, 1, 9), high(2, 1, 2)])).toEqual([14.5, 4.5]);
    expect(rowHeights([])).toEqual([]);
  });

  it('share the additional height that a card in several of them needs', () => {
    expect(rowHeights([high(1, 2, 25), high(1, 1, 14.5)])).toEqual([17.5, 7.5]);
    expect(rowHeights([high(1, 2, 10), high(1, 1, 14.5)])).toEqual([14.5, 4.5]);
  });

  it('are found by the nearest top edge, and go on below without end', () => {
    const rows = [14.5, 4.5];
    expect([1, 2, 3, 4].map((row) => rowTop(rows, row))).toEqual([0, 14.5, 19, 23.5]);
    expect([-9, 7, 7.5, 16, 17, 23].map((top) => nearestRow(rows, top))).toEqual([
      1, 1, 2, 2, 3, 4,
    ]);
  });
});
