import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import type { EditorAction, Gesture } from './editor-state.ts';
import { rowAfter, isSamePosition } from './grid.ts';
import { MIN_ROW_REM, nearestRow, rowTop } from './row-heights.ts';
import type { EditedCard } from './useLayoutEditor.ts';

/** Takes hold of a card, or of the grip at its corner. */
export type StartDrag = (card: EditedCard, kind: Gesture['kind'], event: ReactPointerEvent) => void;

interface Drag {
  card: EditedCard;
  kind: Gesture['kind'];
  pointer: number;
  /** The rows as they were then: those that show change under it. */
  rows: readonly number[];
  /** Where in the grid it was taken. */
  x: number;
  y: number;
  moved: boolean;
}

/** How near to the edge of the window a card makes the page scroll, and how far with each frame. Above there is the head of the page. */
const scrollZonePx = { top: 160, bottom: 48 };
const SCROLL_STEP_PX = 8;

/**
 * Drags cards and their corners over the grid, from cell to cell. Escape puts a card back. The ruler is as large as the way from one column to
 * the next, and as high as the lowest row.
 */
export function useGridPointer(
  grid: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  rows: readonly number[],
  act: (action: EditorAction) => void,
): StartDrag {
  const [held, setHeld] = useState<Drag | null>(null);
  const last = useRef<PointerEvent | null>(null);

  const placeIn = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left = 0, top = 0 } = grid.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const move = useEffectEvent((event: PointerEvent) => {
    if (held?.pointer !== event.pointerId) return;
    last.current = event;
    const { width = 0, height = 0 } = ruler.current?.getBoundingClientRect() ?? {};
    if (width === 0 || height === 0) return;
    const { x, y } = placeIn(event);
    const across = Math.round((x - held.x) / width);
    const down = ((y - held.y) / height) * MIN_ROW_REM;
    const { code, position, kind } = held.card;
    const rowFrom = (row: number) => nearestRow(held.rows, rowTop(held.rows, row) + down);
    const wanted =
      held.kind === 'move'
        ? { ...position, row: rowFrom(position.row), column: Math.max(1, position.column + across) }
        : {
            ...position,
            width: position.width + across,
            height: rowFrom(rowAfter(position)) - position.row,
          };
    if (isSamePosition(wanted, position) && !held.moved) return;
    if (!held.moved) setHeld({ ...held, moved: true });
    act({ type: 'drag', kind: held.kind, code, wanted, least: kind.least });
  });
  const scroll = useEffectEvent(() => {
    const event = last.current;
    if (event === null || held?.moved !== true) return;
    const step =
      event.clientY > window.innerHeight - scrollZonePx.bottom
        ? SCROLL_STEP_PX
        : event.clientY < scrollZonePx.top
          ? -SCROLL_STEP_PX
          : 0;
    const before = window.scrollY;
    if (step !== 0) window.scrollBy(0, step);
    if (window.scrollY !== before) move(event);
  });
  const end = useEffectEvent((keep: boolean) => {
    if (held?.moved === true) act({ type: keep ? 'settle' : 'cancel' });
    last.current = null;
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
      let frame = requestAnimationFrame(function scrollAtEdge() {
        scroll();
        frame = requestAnimationFrame(scrollAtEdge);
      });
      return () => {
        stop.abort();
        cancelAnimationFrame(frame);
      };
    },
    [isHeld],
  );
  return (card, kind, event) => {
    if (event.button === 0)
      setHeld({ card, kind, pointer: event.pointerId, rows, ...placeIn(event), moved: false });
  };
}
