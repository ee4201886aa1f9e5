import { type PointerEvent, useState } from 'react';
import { boundedWidth } from './grid-column.ts';

interface Dragged {
  name: string;
  from: number;
  began: number;
  width: number;
}

export interface ColumnResize {
  begin: (event: PointerEvent<HTMLElement>, column: { name: string; width: number }) => void;
  move: (event: PointerEvent<HTMLElement>) => void;
  end: () => void;
  cancel: () => void;
  /** Back to the width that the column has by itself. */
  reset: (name: string) => void;
}

export type OnResize = (name: string, width: number | null) => void;

/** Draws a column wider or narrower by its edge. While it is drawn `live` is its width; it is told when it is let go. */
export function useColumnResize(onResize: OnResize | undefined): {
  live: Dragged | null;
  resize: ColumnResize | null;
} {
  const [live, setLive] = useState<Dragged | null>(null);
  if (onResize === undefined) return { live: null, resize: null };
  return {
    live,
    resize: {
      begin(event, { name, width }) {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setLive({ name, from: width, began: event.clientX, width });
      },
      move({ clientX }) {
        setLive((old) => old && { ...old, width: boundedWidth(old.from + clientX - old.began) });
      },
      end() {
        if (live !== null && live.width !== live.from) onResize(live.name, live.width);
        setLive(null);
      },
      cancel: () => setLive(null),
      reset: (name) => onResize(name, null),
    },
  };
}
