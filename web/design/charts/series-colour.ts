import type { ChartTheme } from './chart-theme.ts';

/** How many colours there are; what comes after them begins anew, with stripes. */
const paletteSize = 8;

/** The fixed palette by place, from 0; null is what goes together. */
function seriesColour(theme: ChartTheme, place: number | null): string {
  return (place === null ? undefined : theme.series[place % paletteSize]) ?? theme.axisText;
}

/** The same for what is drawn by a style sheet. */
export function seriesVariable(place: number | null): string {
  return place === null ? 'var(--text-3)' : `var(--s${String((place % paletteSize) + 1)})`;
}

/** Every second series has stripes where the colours are those for colour-weak eyes; what shares a colour with an earlier one always has. */
export const isStriped = (place: number | null): boolean =>
  place !== null && (place % 2 === 1 || isRepeated(place));

export const isRepeated = (place: number | null): boolean => place !== null && place >= paletteSize;

const tile = 6;

/** What a bar or a slice is filled with. */
export function seriesFill(theme: ChartTheme, place: number | null): string | CanvasPattern {
  const colour = seriesColour(theme, place);
  return isRepeated(place) || (theme.patterned && isStriped(place))
    ? (striped(colour, theme.surface) ?? colour)
    : colour;
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
