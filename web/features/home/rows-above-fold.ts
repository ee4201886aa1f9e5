/**
 * How many grid rows the first request loads with data. The cards are not known yet, so this is an
 * estimate from the window height. It errs on the high side: loading one card too many costs less
 * than loading one late. On narrow windows the cards form one column, so a grid row is taller.
 */
const HEAD_HEIGHT_PX = 130;
const rowHeightPx = { wide: 150, narrow: 400 };
const MIN_ROWS = 2;
const MAX_ROWS = 12;

export function rowsAboveFold({
  innerWidth,
  innerHeight,
}: Pick<Window, 'innerWidth' | 'innerHeight'>): number {
  const height = innerWidth < 720 ? rowHeightPx.narrow : rowHeightPx.wide;
  return Math.min(Math.max(Math.ceil((innerHeight - HEAD_HEIGHT_PX) / height), MIN_ROWS), MAX_ROWS);
}
