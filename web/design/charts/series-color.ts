import type { ChartTheme } from './chart-theme.ts';

/** Number of colors; further series repeat them, with stripes. */
const PALETTE_SIZE = 8;

/** The color of a series by its index from 0; null is the color for the combined rest. */
function seriesColor(theme: ChartTheme, index: number | null): string {
  return (index === null ? undefined : theme.series[index % PALETTE_SIZE]) ?? theme.axisText;
}

/** The color of a series as a CSS value. */
export function seriesVariable(index: number | null): string {
  return index === null ? 'var(--text-3)' : `var(--s${String((index % PALETTE_SIZE) + 1)})`;
}

/**
 * Whether a series has stripes: every second one in the palette for color-weak eyes, and every one
 * that repeats a color.
 */
export const isStriped = (index: number | null): boolean =>
  index !== null && (index % 2 === 1 || isRepeated(index));

export const isRepeated = (index: number | null): boolean =>
  index !== null && index >= PALETTE_SIZE;

const TILE = 6;

/** The fill of a bar or slice: a color, or a striped pattern. */
export function seriesFill(theme: ChartTheme, index: number | null): string | CanvasPattern {
  const color = seriesColor(theme, index);
  return isRepeated(index) || (theme.patterned && isStriped(index))
    ? (striped(color, theme.surface) ?? color)
    : color;
}

function striped(color: string, gap: string): CanvasPattern | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = TILE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = color;
  pen.fillRect(0, 0, TILE, TILE);
  pen.strokeStyle = gap;
  pen.lineWidth = 1;
  pen.beginPath();
  for (const x of [-TILE, 0, TILE]) {
    pen.moveTo(x, TILE);
    pen.lineTo(x + TILE, 0);
  }
  pen.stroke();
  return pen.createPattern(canvas, 'repeat');
}
