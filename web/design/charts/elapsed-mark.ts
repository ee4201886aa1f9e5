/** A ring as it is drawn: in a box of 64 with room around it for the mark. */
export const ringBox = { size: 64, centre: 32, radius: 29.5, stroke: 4, room: 6.5 } as const;

/** The picture of a ring with the room around it, as an SVG view box. */
export const ringView = `${String(-ringBox.room)} ${String(-ringBox.room)} ${String(ringBox.size + 2 * ringBox.room)} ${String(ringBox.size + 2 * ringBox.room)}`;

const gap = 0.75;
const length = 4.75;
const halfWidth = 3;

const hundredths = (value: number) => Math.round(value * 100) / 100;

type Point = readonly [x: number, y: number];

/**
 * The mark of the time that has passed: a small triangle outside of the ring that points at it, like the hand of a watch seen from without. Inside
 * it would stand beside the figure, where a line at three quarters looks like a minus sign.
 */
export function elapsedMark(share: number): readonly Point[] {
  const outer = ringBox.radius + ringBox.stroke / 2;
  const angle = Math.min(Math.max(share, 0), 1) * 2 * Math.PI;
  const at = (distance: number, aside: number): Point => [
    hundredths(ringBox.centre + distance * Math.sin(angle) + aside * Math.cos(angle)),
    hundredths(ringBox.centre - distance * Math.cos(angle) + aside * Math.sin(angle)),
  ];
  return [
    at(outer + gap, 0),
    at(outer + gap + length, -halfWidth),
    at(outer + gap + length, halfWidth),
  ];
}
