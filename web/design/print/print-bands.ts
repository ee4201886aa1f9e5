/** A column of a printed table with the texts of its cells. */
export interface PrintColumn {
  key: string;
  title: string;
  align: 'LEFT' | 'CENTER' | 'RIGHT';
  cells: readonly string[];
  /** The cell below the others, such as a sum. */
  foot?: string;
}

/** Columns that stand beside each other on a page, with their widths in pixels. */
export interface PrintBand {
  columns: readonly { column: PrintColumn; width: number }[];
  width: number;
}

/** Space between the margins of A4 and Letter, whichever is less. */
const PORTRAIT_WIDTH_PX = 680;
const LANDSCAPE_WIDTH_PX = 960;

const GLYPH_PX = 11;
const NARROW_GLYPH_PX = 6.5;
/** How much wider the bold glyphs of headings are. */
const BOLD = 1.15;
const CELL_PADDING_PX = 14;
const MIN_TEXT_PX = 24;
/** Longer texts have several lines. */
const MAX_TEXT_PX = 160;

/**
 * Divides the columns of a table into bands that fit on a page, so that no column becomes too narrow
 * to read. Each band begins with the first column, which names the row. A table that is too wide for
 * a page is printed across it.
 */
export function printBands(columns: readonly PrintColumn[]): {
  bands: readonly PrintBand[];
  isWide: boolean;
} {
  const sized = columns.map((column) => ({ column, width: widthOf(column) }));
  const total = sized.reduce((sum, { width }) => sum + width, 0);
  const [first, ...others] = sized;
  if (first === undefined || total <= PORTRAIT_WIDTH_PX)
    return { bands: [{ columns: sized, width: total }], isWide: false };
  const bands: { columns: typeof sized; width: number }[] = [];
  for (const one of others) {
    const band = bands.at(-1);
    if (band !== undefined && band.width + one.width <= LANDSCAPE_WIDTH_PX) {
      band.columns.push(one);
      band.width += one.width;
    } else bands.push({ columns: [first, one], width: first.width + one.width });
  }
  return { bands, isWide: true };
}

function widthOf({ title, cells, foot = '' }: PrintColumn): number {
  // A heading may have two lines, but its words stay whole.
  const heading = BOLD * Math.max(textWidth(title) / 2, ...title.split(/\s+/u).map(textWidth));
  const longest = cells.reduce((width, text) => Math.max(width, textWidth(text)), textWidth(foot));
  const text = Math.min(Math.max(heading, longest, MIN_TEXT_PX), MAX_TEXT_PX);
  return Math.ceil(text) + CELL_PADDING_PX;
}

/** From here on glyphs are Chinese, as wide as they are high; Latin letters are about half as wide. */
const FIRST_WIDE_GLYPH = 0x2e80;

function textWidth(text: string): number {
  let width = 0;
  for (const letter of text)
    width += letter.charCodeAt(0) < FIRST_WIDE_GLYPH ? NARROW_GLYPH_PX : GLYPH_PX;
  return width;
}
