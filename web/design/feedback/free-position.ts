export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const MARGIN = 16;
/** Distance in pixels between the positions tried. */
const STEP = 8;

/**
 * Finds a position for a box of this size that covers none of the controls: as near to the lower
 * right corner of the window as possible, first going up, then left. If every position covers a
 * control, returns the position with the smallest overlap.
 */
export function findFreePosition(
  view: Size,
  size: Size,
  controls: readonly Box[],
): Pick<Box, 'left' | 'top'> {
  const rightmost = Math.max(0, view.width - size.width - MARGIN);
  const lowest = Math.max(0, view.height - size.height - MARGIN);
  let best = { left: rightmost, top: lowest };
  let least = Infinity;
  for (let left = rightmost; left >= 0; left -= STEP * 8) {
    for (let top = lowest; top >= 0; top -= STEP) {
      const covered = totalOverlap({ left, top, ...size }, controls);
      if (covered === 0) return { left, top };
      if (covered < least) {
        least = covered;
        best = { left, top };
      }
    }
  }
  return best;
}

function totalOverlap(box: Box, controls: readonly Box[]): number {
  return controls.reduce((sum, control) => sum + overlap(box, control), 0);
}

function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * The position of a box that grows upwards: pixels from the left and from the bottom of the window.
 */
export interface BottomLeft {
  left: number;
  bottom: number;
}

interface PositionOptions {
  view: Size;
  size: Size;
  controls: readonly Box[];
}

/**
 * Decides whether a box stays or moves. It keeps its current position while that covers no control,
 * or while no other position covers less, so that content being read does not jump.
 */
export function keepOrFindPosition(
  { view, size, controls }: PositionOptions,
  current: BottomLeft | null,
): BottomLeft {
  const best = findFreePosition(view, size, controls);
  if (current !== null) {
    const top = view.height - current.bottom - size.height;
    const isInside = top >= 0 && current.left + size.width <= view.width;
    const covers = (spot: Pick<Box, 'left' | 'top'>) =>
      totalOverlap({ ...spot, ...size }, controls);
    if (isInside && covers({ left: current.left, top }) <= covers(best)) return current;
  }
  return { left: best.left, bottom: view.height - best.top - size.height };
}
