import { useEffect, useRef, type PointerEvent } from 'react';

/** How long a finger must rest to open the menu. */
const LONG_PRESS_MS = 500;
/** How far the finger may move meanwhile, in pixels. */
const MAX_MOVEMENT = 10;

/**
 * Detects a long press by touch. Lifting the finger causes a click that must be ignored:
 * `consumeLongPress` returns true for it, once.
 */
export function useLongPress(onLongPress: (position: { x: number; y: number }) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isHeld = useRef(false);
  useEffect(function stop() {
    return () => clearTimeout(timer.current);
  }, []);
  const cancel = () => clearTimeout(timer.current);
  return {
    consumeLongPress: () => {
      const was = isHeld.current;
      isHeld.current = false;
      return was;
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        isHeld.current = false;
        if (event.pointerType === 'mouse') return;
        start.current = { x: event.clientX, y: event.clientY };
        cancel();
        timer.current = setTimeout(() => {
          isHeld.current = true;
          onLongPress(start.current);
        }, LONG_PRESS_MS);
      },
      onPointerMove(event: PointerEvent) {
        const { x, y } = start.current;
        if (Math.hypot(event.clientX - x, event.clientY - y) > MAX_MOVEMENT) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    },
  };
}
