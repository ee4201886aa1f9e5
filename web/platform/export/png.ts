import { readChartTheme } from '../../design/charts/chart-theme.ts';

interface Picture {
  /** The chart as a data URL, without a background. */
  chart: string;
  title: string;
  /** A line below the title: date of the data and filters. */
  note: string;
}

const margin = 16;
const titleSize = 16;
const noteSize = 12;

/**
 * Renders a chart as a PNG with the background of the scheme and a title. Rejects if the browser
 * cannot draw.
 */
export async function pngOf({ chart, title, note }: Picture): Promise<Blob> {
  const image = await loadImage(chart);
  const root = document.documentElement;
  const theme = readChartTheme(root);
  const text = getComputedStyle(root).getPropertyValue('--text').trim() || '#111111';
  // The chart has device pixels, so everything else is scaled to them.
  const scale = Math.max(window.devicePixelRatio || 1, 1);
  const top = (margin + titleSize + noteSize + 2 * 8) * scale;
  const canvas = document.createElement('canvas');
  canvas.width = image.width + 2 * margin * scale;
  canvas.height = image.height + top + margin * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  pen.fillStyle = theme.surface || '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const write = (words: string, size: number, weight: number, colour: string, y: number) => {
    pen.font = `${String(weight)} ${String(size * scale)}px ${theme.fontFamily || 'sans-serif'}`;
    pen.fillStyle = colour;
    pen.fillText(words, margin * scale, y * scale, image.width);
  };
  pen.textBaseline = 'top';
  write(title, titleSize, 600, text, margin);
  write(note, noteSize, 400, theme.axisText || text, margin + titleSize + 6);
  pen.drawImage(image, margin * scale, top);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob === null ? reject(new Error('The picture could not be made.')) : resolve(blob),
      'image/png',
    );
  });
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture could not be read.'));
    image.src = address;
  });
}
