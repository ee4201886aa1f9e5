import type { ChartTheme } from './chart-theme.ts';

/** Number of colors; further series repeat them, with stripes. */
const PALETTE_SIZE = 8;

/** The color of a series by its index from 0; null is the color for the combined rest. */
function seriesColor(theme: ChartTheme, place: number | null): string {
  return (place === null ? undefined : theme.series[place % PALETTE_SIZE]) ?? theme.axisText;
}

/** The color of a series as a CSS value. */
export function seriesVariable(place: number | null): string {
  return place === null ? 'var(--text-3)' : `var(--s${String((place % PALETTE_SIZE) + 1)})`;
}

/**
 * Whether a series has stripes: every second one in the palette for color-weak eyes, and every one
 * that repeats a color.
 */
export const isStriped = (place: number | null): boolean =>
  place !== null && (place % 2 === 1 || isRepeated(place));

export const isRepeated = (place: number | null): boolean => place !== null && place >= PALETTE_SIZE;

const TILE = 6;

/** The fill of a bar or slice: a color, or a striped pattern. */
export function seriesFill(theme: ChartTheme, place: number | null): string | CanvasPattern {
  const colour = seriesColor(theme, place);
  return isRepeated(place) || (theme.patterned && isStriped(place))
    ? (striped(colour, theme.surface) ?? colour)
    : colour;
}

function striped(colour: string, gap: string): CanvasPattern | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = TILE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, TILE, TILE);
  pen.strokeStyle = gap;
  pen.lineWidth = 1;
  pen.beginPath();
  for (const at of [-TILE, 0, TILE]) {
    pen.moveTo(at, TILE);
    pen.lineTo(at + TILE, 0);
  }
  pen.stroke();
  return pen.createPattern(canvas, 'repeat');
}
