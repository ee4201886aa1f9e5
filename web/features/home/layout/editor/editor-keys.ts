import type { Gesture } from './editor-state.ts';

interface Step {
  kind: Gesture['kind'];
  columns: number;
  rows: number;
}

const arrows: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The step that an arrow key means for a card: a move, or a resize with Shift. Null for other keys,
 * and with further modifier keys, which belong to the browser.
 */
export function stepOf(event: {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}): Step | null {
  const arrow = arrows[event.key];
  if (arrow === undefined || event.ctrlKey || event.altKey || event.metaKey) return null;
  return { kind: event.shiftKey ? 'resize' : 'move', columns: arrow[0], rows: arrow[1] };
}

/** The same steps as buttons. */
export const stepActions = [
  { textKey: 'layout.act.left', icon: 'left', kind: 'move', columns: -1, rows: 0 },
  { textKey: 'layout.act.right', icon: 'right', kind: 'move', columns: 1, rows: 0 },
  { textKey: 'layout.act.up', icon: 'raise', kind: 'move', columns: 0, rows: -1 },
  { textKey: 'layout.act.down', icon: 'down', kind: 'move', columns: 0, rows: 1 },
  { textKey: 'layout.act.wider', icon: 'wider', kind: 'resize', columns: 1, rows: 0 },
  { textKey: 'layout.act.narrower', icon: 'narrower', kind: 'resize', columns: -1, rows: 0 },
  { textKey: 'layout.act.taller', icon: 'taller', kind: 'resize', columns: 0, rows: 1 },
  { textKey: 'layout.act.shorter', icon: 'shorter', kind: 'resize', columns: 0, rows: -1 },
] as const satisfies readonly (Step & { textKey: string; icon: string })[];
