import { useEffect, useRef, type PointerEvent } from 'react';

/** How long a finger rests before it means the menu. */
const longPressMs = 500;
/** How far it may tremble meanwhile, in pixels. */
const tolerance = 10;

/** A finger that rests on an element. The click that follows when it is lifted is not meant as one: `held` tells it, once. */
export function useLongPress(onLongPress: (at: { x: number; y: number }) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isHeld = useRef(false);
  useEffect(function stop() {
    return () => clearTimeout(timer.current);
  }, []);
  const cancel = () => clearTimeout(timer.current);
  return {
    held: () => {
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
        }, longPressMs);
      },
      onPointerMove(event: PointerEvent) {
        const { x, y } = start.current;
        if (Math.hypot(event.clientX - x, event.clientY - y) > tolerance) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    },
  };
}
