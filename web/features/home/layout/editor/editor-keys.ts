import type { Gesture } from './editor-state.ts';

interface Step {
  kind: Gesture['kind'];
  across: number;
  down: number;
}

const arrows: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What an arrow key means for a card: a step, or with Shift another size. Together with other keys it belongs to the browser. */
export function stepOf(event: {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}): Step | null {
  const arrow = arrows[event.key];
  if (arrow === undefined || event.ctrlKey || event.altKey || event.metaKey) return null;
  return { kind: event.shiftKey ? 'resize' : 'move', across: arrow[0], down: arrow[1] };
}

/** The same steps as buttons. */
export const stepActions = [
  { textKey: 'layout.act.left', icon: 'left', kind: 'move', across: -1, down: 0 },
  { textKey: 'layout.act.right', icon: 'right', kind: 'move', across: 1, down: 0 },
  { textKey: 'layout.act.up', icon: 'raise', kind: 'move', across: 0, down: -1 },
  { textKey: 'layout.act.down', icon: 'down', kind: 'move', across: 0, down: 1 },
  { textKey: 'layout.act.wider', icon: 'wider', kind: 'resize', across: 1, down: 0 },
  { textKey: 'layout.act.narrower', icon: 'narrower', kind: 'resize', across: -1, down: 0 },
  { textKey: 'layout.act.taller', icon: 'taller', kind: 'resize', across: 0, down: 1 },
  { textKey: 'layout.act.shorter', icon: 'shorter', kind: 'resize', across: 0, down: -1 },
] as const satisfies readonly (Step & { textKey: string; icon: string })[];
