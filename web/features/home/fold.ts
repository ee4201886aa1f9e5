/**
 * How many rows of cards are asked for at once, before it is known which cards there are: more than a window of this size shows, because a
 * card too many costs less than one that comes late. Where there is one column a row of cards is several windows high.
 */
const aboveTheCards = 130;
const rowHeight = { wide: 150, narrow: 400 };
const fewest = 2;
const most = 12;

export function foldOf({
  innerWidth,
  innerHeight,
}: Pick<Window, 'innerWidth' | 'innerHeight'>): number {
  const height = innerWidth < 720 ? rowHeight.narrow : rowHeight.wide;
  return Math.min(Math.max(Math.ceil((innerHeight - aboveTheCards) / height), fewest), most);
}
