/** Geometry of a ring: a box of 64 units with `room` around it for the mark. */
export const ringBox = { size: 64, centre: 32, radius: 29.5, stroke: 4, room: 6.5 } as const;

/** SVG view box of a ring with the room around it. */
export const ringView = `${String(-ringBox.room)} ${String(-ringBox.room)} ${String(ringBox.size + 2 * ringBox.room)} ${String(ringBox.size + 2 * ringBox.room)}`;

const GAP = 0.75;
const LENGTH = 4.75;
const HALF_WIDTH = 3;

const hundredths = (value: number) => Math.round(value * 100) / 100;

type Point = readonly [x: number, y: number];

/**
 * Corners of the mark of elapsed time: a small triangle outside of the ring that points at it, at a
 * share of 0 to 1 clockwise from the top. Inside it would be next to the figure, where it could
 * look like a minus sign.
 */
export function elapsedMark(share: number): readonly Point[] {
  const outer = ringBox.radius + ringBox.stroke / 2;
  const angle = Math.min(Math.max(share, 0), 1) * 2 * Math.PI;
  const at = (distance: number, aside: number): Point => [
    hundredths(ringBox.centre + distance * Math.sin(angle) + aside * Math.cos(angle)),
    hundredths(ringBox.centre - distance * Math.cos(angle) + aside * Math.sin(angle)),
  ];
  return [
    at(outer + GAP, 0),
    at(outer + GAP + LENGTH, -HALF_WIDTH),
    at(outer + GAP + LENGTH, HALF_WIDTH),
  ];
}
