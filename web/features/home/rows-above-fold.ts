/**
 * How many rows of cards are asked for at once, before it is known which cards there are: more than a window of this size shows, because a
 * card too many costs less than one that comes late. Where there is one column a row of cards is several windows high.
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
