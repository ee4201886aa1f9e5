import type { Sketch } from '../../cards/frame/card-traits.ts';

/**
 * Paths on a field of 100 × 40, stretched over the card. They show what kind of content the card
 * has.
 */
const strokes: Readonly<Record<Sketch, string>> = {
  figure: 'M4 12h34M4 26h52M4 34h30',
  line: 'M2 30 16 20 30 26 46 10 62 18 78 8 98 14M2 38h96',
  list: 'M4 6h70M4 15h60M4 24h52M4 33h40',
  ring: 'M30 20a20 16 0 1 1 40 0a20 16 0 1 1-40 0M40 20a10 8 0 1 1 20 0a10 8 0 1 1-20 0',
  bars: 'M4 6h80M4 16h58M4 26h44M4 36h24',
  tiles: 'M3 6h20v28H3zM28 6h20v28H28zM53 6h20v28H53zM78 6h20v28H78z',
  text: 'M4 8h46M4 16h90M4 28h40M4 36h84',
};

export function CardSketch({ sketch }: { sketch: Sketch }) {
  return (
    <svg
      className="layout-sketch"
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={strokes[sketch]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
