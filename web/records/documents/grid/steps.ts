import type { GridCell } from './grid-range.ts';

/** What a table is like for whoever walks through it. */
export interface Ground {
  lines: number;
  columns: number;
  /** Lines of the view. */
  view: number;
}

export interface Pressed {
  key: string;
  ctrl: boolean;
}

type Step = (from: GridCell, ground: Ground) => GridCell;

const by =
  (lines: number, columns: number): Step =>
  ({ place, at }) => ({ place: place + lines, at: at + columns });

/** Where the keys lead, as in a spreadsheet; beyond an edge is the last cell before it. */
const steps: Readonly<Record<string, Step>> = {
  ArrowUp: by(-1, 0),
  ArrowDown: by(1, 0),
  ArrowLeft: by(0, -1),
  ArrowRight: by(0, 1),
  Home: ({ place }) => ({ place, at: 0 }),
  End: ({ place }, { columns }) => ({ place, at: columns - 1 }),
  PageUp: ({ place, at }, { view }) => ({ place: place - view, at }),
  PageDown: ({ place, at }, { view }) => ({ place: place + view, at }),
  'Ctrl+ArrowUp': ({ at }) => ({ place: 0, at }),
  'Ctrl+ArrowDown': ({ at }, { lines }) => ({ place: lines - 1, at }),
  'Ctrl+ArrowLeft': ({ place }) => ({ place, at: 0 }),
  'Ctrl+ArrowRight': ({ place }, { columns }) => ({ place, at: columns - 1 }),
  'Ctrl+Home': () => ({ place: 0, at: 0 }),
  'Ctrl+End': (_from, { lines, columns }) => ({ place: lines - 1, at: columns - 1 }),
};

/** Where a key leads from a cell; null for a key that leads nowhere. */
export function stepOf({ key, ctrl }: Pressed): Step | null {
  return steps[ctrl ? `Ctrl+${key}` : key] ?? null;
}

/** The next cell in reading order, or the one before, in which something can be typed; null at the end of the table. */
export function nextTyped(
  from: GridCell,
  direction: 1 | -1,
  { lines, columns }: Pick<Ground, 'lines' | 'columns'>,
  isTyped: (cell: GridCell) => boolean,
): GridCell | null {
  const first = from.place * columns + from.at + direction;
  for (let nth = first; nth >= 0 && nth < lines * columns; nth += direction) {
    const cell = { place: Math.floor(nth / columns), at: nth % columns };
    if (isTyped(cell)) return cell;
  }
  return null;
}
