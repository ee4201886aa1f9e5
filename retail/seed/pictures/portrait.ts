import { encodePng } from './png.ts';

const SIDE = 240;
/** Steps of colour between ground and figure, for smooth edges. */
const STEPS = 16;

/** Circles as [x, y, radius] in units of the side: a head, and shoulders that the picture's edge cuts off. */
const CIRCLES = [
  [0.5, 0.39, 0.19],
  [0.5, 1.04, 0.42],
] as const;

/** A head and shoulders drawn from circles; it depicts no real person. */
export function portraitPng({ ground, figure }: { ground: string; figure: string }): Buffer {
  const pixels = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) pixels[y * SIDE + x] = Math.round(coverage(x, y) * STEPS);
  const palette = Array.from({ length: STEPS + 1 }, (_, step) =>
    mixed(ground, figure, step / STEPS),
  );
  return encodePng(SIDE, palette, pixels);
}

/** How much of a pixel the figure covers, 0 to 1: its distance to the nearest edge, in pixels. */
function coverage(x: number, y: number): number {
  const inside = CIRCLES.map(
    ([cx, cy, radius]) => radius * SIDE - Math.hypot(x + 0.5 - cx * SIDE, y + 0.5 - cy * SIDE),
  );
  return Math.min(1, Math.max(0, Math.max(...inside) + 0.5));
}

function channelOf(colour: string, at: number): number {
  return parseInt(colour.slice(at, at + 2), 16);
}

function mixed(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [first, second] = [channelOf(from, at), channelOf(to, at)];
    return Math.round(first + (second - first) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
