import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import type { EditorAction, Gesture } from './editor-state.ts';
import { isSamePosition, type Position, rowAfter } from './grid.ts';
import { MIN_ROW_REM, nearestRow, rowTop } from './row-heights.ts';
import type { EditedCard } from './useLayoutEditor.ts';

/** Starts to drag a card, or to resize it by the grip at its corner. */
export type StartDrag = (card: EditedCard, kind: Gesture['kind'], event: ReactPointerEvent) => void;

interface Drag {
  card: EditedCard;
  kind: Gesture['kind'];
  pointer: number;
  /** The row heights when the drag began. The current ones change during the drag. */
  rows: readonly number[];
  /** Where in the grid the drag began, in pixels. */
  x: number;
  y: number;
  hasMoved: boolean;
}

/**
 * Distance from the edges of the window, in pixels, at which a dragged card scrolls the page. The
 * sticky head is at the top.
 */
const scrollZonePx = { top: 160, bottom: 48 };
const SCROLL_STEP_PX = 8;

/**
 * Drags and resizes cards from cell to cell with a pointer. Escape cancels. The `ruler` element is
 * as wide as a column with its gap and as high as the lowest row.
 */
export function useGridPointer(
  grid: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  rows: readonly number[],
  act: (action: EditorAction) => void,
): StartDrag {
  const [drag, setDrag] = useState<Drag | null>(null);
  const last = useRef<PointerEvent | null>(null);

  const pointInGrid = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left = 0, top = 0 } = grid.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const move = useEffectEvent((event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    last.current = event;
    const { width = 0, height = 0 } = ruler.current?.getBoundingClientRect() ?? {};
    if (width === 0 || height === 0) return;
    const { code, position, kind } = drag.card;
    const wanted = wantedPosition(drag, pointInGrid(event), { width, height });
    if (isSamePosition(wanted, position) && !drag.hasMoved) return;
    if (!drag.hasMoved) setDrag({ ...drag, hasMoved: true });
    act({ type: 'drag', kind: drag.kind, code, wanted, minSize: kind.minSize });
  });
  const scroll = useEffectEvent(() => {
    const event = last.current;
    if (event === null || drag?.hasMoved !== true) return;
    const step = scrollStep(event.clientY);
    const before = window.scrollY;
    if (step !== 0) window.scrollBy(0, step);
    if (window.scrollY !== before) move(event);
  });
  const end = useEffectEvent((isConfirmed: boolean) => {
    if (drag?.hasMoved === true) act({ type: isConfirmed ? 'settle' : 'cancel' });
    last.current = null;
    setDrag(null);
  });
  const isDragging = drag !== null;
  useEffect(
    function follow() {
      if (!isDragging) return undefined;
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
    [isDragging],
  );
  return (card, kind, event) => {
    if (event.button === 0)
      setDrag({
        card,
        kind,
        pointer: event.pointerId,
        rows,
        ...pointInGrid(event),
        hasMoved: false,
      });
  };
}

/** The position or size that a drag to this point asks for. `cell` is the ruler's size in pixels. */
function wantedPosition(
  { card: { position }, kind, rows, x: startX, y: startY }: Drag,
  { x, y }: { x: number; y: number },
  cell: { width: number; height: number },
): Position {
  const columns = Math.round((x - startX) / cell.width);
  const distanceRem = ((y - startY) / cell.height) * MIN_ROW_REM;
  const rowFrom = (row: number) => nearestRow(rows, rowTop(rows, row) + distanceRem);
  return kind === 'move'
    ? { ...position, row: rowFrom(position.row), column: Math.max(1, position.column + columns) }
    : {
        ...position,
        width: position.width + columns,
        height: rowFrom(rowAfter(position)) - position.row,
      };
}

/** How far the page scrolls per frame while the pointer is at this height of the window. */
function scrollStep(clientY: number): number {
  if (clientY > window.innerHeight - scrollZonePx.bottom) return SCROLL_STEP_PX;
  return clientY < scrollZonePx.top ? -SCROLL_STEP_PX : 0;
}
