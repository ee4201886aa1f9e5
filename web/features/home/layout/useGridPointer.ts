import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { EditorAction, Gesture } from './editor-state.ts';
import type { EditedCard } from './useLayoutEditor.ts';

/** Takes hold of a card, or of the grip at its corner. */
export type TakeCard = (card: EditedCard, kind: Gesture['kind'], event: ReactPointerEvent) => void;

interface Held {
  card: EditedCard;
  kind: Gesture['kind'];
  pointer: number;
  /** Where in the grid it was taken. */
  x: number;
  y: number;
  moved: boolean;
}

/** How near to the edge of the window a card makes the page scroll, and how far at a time. */
const edge = 48;
const scrollStep = 16;

/**
 * Drags cards and their corners over the grid, from cell to cell. Escape puts a card back. The ruler is as large as the way from one column and
 * one row to the next.
 */
export function useGridPointer(
  grid: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  act: (action: EditorAction) => void,
): TakeCard {
  const [held, setHeld] = useState<Held | null>(null);

  const placeIn = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left = 0, top = 0 } = grid.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const move = useEffectEvent((event: PointerEvent) => {
    if (held?.pointer !== event.pointerId) return;
    const { width = 0, height = 0 } = ruler.current?.getBoundingClientRect() ?? {};
    if (width === 0 || height === 0) return;
    const { x, y } = placeIn(event);
    const across = Math.round((x - held.x) / width);
    const down = Math.round((y - held.y) / height);
    if (across === 0 && down === 0 && !held.moved) return;
    if (!held.moved) setHeld({ ...held, moved: true });
    const { code, position, kind } = held.card;
    const wanted =
      held.kind === 'move'
        ? { ...position, row: Math.max(1, position.row + down), column: Math.max(1, position.column + across) }
        : { ...position, width: position.width + across, height: position.height + down };
    act({ type: 'drag', kind: held.kind, code, wanted, least: kind.least });
    if (event.clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
    else if (event.clientY < edge) window.scrollBy(0, -scrollStep);
  });
  const end = useEffectEvent((keep: boolean) => {
    if (held?.moved === true) act({ type: keep ? 'settle' : 'cancel' });
    setHeld(null);
  });
  const isHeld = held !== null;
  useEffect(
    function follow() {
      if (!isHeld) return undefined;
      const stop = new AbortController();
      const options = { signal: stop.signal };
      window.addEventListener('pointermove', (event) => move(event), options);
      window.addEventListener('pointerup', () => end(true), options);
      window.addEventListener('pointercancel', () => end(false), options);
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), options);
      return () => stop.abort();
    },
    [isHeld],
  );
  return (card, kind, event) => {
    if (event.button === 0) setHeld({ card, kind, pointer: event.pointerId, ...placeIn(event), moved: false });
  };
}
