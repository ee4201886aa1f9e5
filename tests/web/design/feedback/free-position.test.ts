import { describe, expect, it } from 'vitest';
import {
  findFreePosition,
  keepOrFindPosition,
  type Box,
} from '../../../../web/design/feedback/free-position.ts';

const view = { width: 1440, height: 900 };
const notice = { width: 352, height: 60 };
const isOver = (spot: Pick<Box, 'left' | 'top'>, { left, top, width, height }: Box) =>
  spot.left < left + width &&
  left < spot.left + notice.width &&
  spot.top < top + height &&
  top < spot.top + notice.height;

it('a notice is placed in the lower right corner if nothing is in the way', () => {
  expect(findFreePosition(view, notice, [])).toEqual({ left: 1072, top: 824 });
});

it('a notice covers no control, wherever the controls are', () => {
  const footer = { left: 0, top: 840, width: 1440, height: 60 };
  const save = { left: 1200, top: 700, width: 100, height: 32 };
  const bar = { left: 0, top: 0, width: 1440, height: 48 };
  const spot = findFreePosition(view, notice, [footer, save, bar]);
  expect([footer, save, bar].some((control) => isOver(spot, control))).toBe(false);
});

it('a notice moves to the left if the right side is full of controls', () => {
  const side = { left: 1000, top: 0, width: 440, height: 900 };
  const spot = findFreePosition(view, notice, [side]);
  expect(isOver(spot, side)).toBe(false);
  expect(spot.left).toBeGreaterThanOrEqual(0);
});

it('a notice covers as little as possible on a narrow screen full of controls', () => {
  const rows = Array.from({ length: 16 }, (_, at) => ({
    left: 0,
    top: at * 50,
    width: 390,
    height: at === 7 ? 4 : 44,
  }));
  const spot = findFreePosition({ width: 390, height: 800 }, { width: 358, height: 44 }, rows);
  expect(spot.top).toBeGreaterThan(330);
  expect(spot.top).toBeLessThan(400);
});

describe('A notice that is already shown', () => {
  const corner = { left: 1072, bottom: 16 };
  const save = { left: 1300, top: 840, width: 100, height: 32 };

  it('stays where it is while it covers nothing, even if it grows or a better position becomes free', () => {
    const higher = { left: 1072, bottom: 300 };
    expect(keepOrFindPosition({ view, size: notice, controls: [] }, higher)).toBe(higher);
    expect(
      keepOrFindPosition({ view, size: { ...notice, height: 130 }, controls: [] }, corner),
    ).toBe(corner);
  });

  it('moves away from a control', () => {
    const spot = keepOrFindPosition({ view, size: notice, controls: [save] }, corner);
    expect(isOver({ left: spot.left, top: view.height - spot.bottom - notice.height }, save)).toBe(
      false,
    );
  });

  it('stays where it is if every other position covers as much', () => {
    const everywhere = { left: 0, top: 0, ...view };
    const somewhere = { left: 400, bottom: 300 };
    expect(keepOrFindPosition({ view, size: notice, controls: [everywhere] }, somewhere)).toBe(
      somewhere,
    );
  });

  it('moves into a window that has become smaller', () => {
    const spot = keepOrFindPosition(
      { view: { width: 390, height: 800 }, size: notice, controls: [] },
      corner,
    );
    expect(spot.left + notice.width).toBeLessThanOrEqual(390);
  });
});
