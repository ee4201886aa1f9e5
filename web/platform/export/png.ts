import { readChartTheme } from '../../design/charts/chart-theme.ts';

interface Picture {
  /** The chart as a data URL, without a background. */
  chart: string;
  title: string;
  /** A line below the title: date of the data and filters. */
  note: string;
}

const MARGIN = 16;
const TITLE_SIZE = 16;
const NOTE_SIZE = 12;

/**
 * Renders a chart as a PNG with the background of the scheme and a title. Rejects if the browser
 * cannot draw.
 */
export async function renderPng({ chart, title, note }: Picture): Promise<Blob> {
  const image = await loadImage(chart);
  const root = document.documentElement;
  const theme = readChartTheme(root);
  const text = getComputedStyle(root).getPropertyValue('--text').trim() || '#111111';
  // The chart has device pixels, so everything else is scaled to them.
  const scale = Math.max(window.devicePixelRatio || 1, 1);
  const top = (MARGIN + TITLE_SIZE + NOTE_SIZE + 2 * 8) * scale;
  const canvas = document.createElement('canvas');
  canvas.width = image.width + 2 * MARGIN * scale;
  canvas.height = image.height + top + MARGIN * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser does not support 2D canvases.');
  pen.fillStyle = theme.surface || '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const write = (line: string, size: number, weight: number, color: string, y: number) => {
    pen.font = `${String(weight)} ${String(size * scale)}px ${theme.fontFamily || 'sans-serif'}`;
    pen.fillStyle = color;
    pen.fillText(line, MARGIN * scale, y * scale, image.width);
  };
  pen.textBaseline = 'top';
  write(title, TITLE_SIZE, 600, text, MARGIN);
  write(note, NOTE_SIZE, 400, theme.axisText || text, MARGIN + TITLE_SIZE + 6);
  pen.drawImage(image, MARGIN * scale, top);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob === null ? reject(new Error('The PNG could not be created.')) : resolve(blob),
      'image/png',
    );
  });
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The chart image could not be loaded.'));
    image.src = address;
  });
}
