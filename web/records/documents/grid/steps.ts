import type { GridCell } from './grid-range.ts';

/** The size of a table, for keyboard navigation. */
export interface Ground {
  lines: number;
  columns: number;
  /** Number of lines that fit into the visible part. */
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

/**
 * Where each key moves to, as in a spreadsheet. Positions outside of the table are corrected later
 * by `nearestCell`.
 */
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

/** The move of a key; null for other keys. */
export function stepOf({ key, ctrl }: Pressed): Step | null {
  return steps[ctrl ? `Ctrl+${key}` : key] ?? null;
}

/** The next (or previous) editable cell in reading order; null if there is none. */
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
