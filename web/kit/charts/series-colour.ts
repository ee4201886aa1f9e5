import type { ChartTheme } from './chart-theme.ts';

/** The fixed palette by place, 0 to 7; null is what all further series share. */
export function seriesColour(theme: ChartTheme, place: number | null): string {
  return (place === null ? undefined : theme.series[place]) ?? theme.axisText;
}

/** The same for what is drawn by a style sheet. */
export function seriesVariable(place: number | null): string {
  return place === null ? 'var(--text-3)' : `var(--s${String(place + 1)})`;
}

/** Every second series has stripes where the colours are those for colour-weak eyes. */
export const isStriped = (place: number | null): boolean => place !== null && place % 2 === 1;

const tile = 6;

/** What a bar or a slice is filled with. */
export function seriesFill(theme: ChartTheme, place: number | null): string | CanvasPattern {
  const colour = seriesColour(theme, place);
  return theme.patterned && isStriped(place) ? (striped(colour, theme.surface) ?? colour) : colour;
}

function striped(colour: string, gap: string): CanvasPattern | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = tile;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, tile, tile);
  pen.strokeStyle = gap;
  pen.lineWidth = 1;
  pen.beginPath();
  for (const at of [-tile, 0, tile]) {
    pen.moveTo(at, tile);
    pen.lineTo(at + tile, 0);
  }
  pen.stroke();
  return pen.createPattern(canvas, 'repeat');
}
