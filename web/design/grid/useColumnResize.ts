import { type PointerEvent, useState } from 'react';
import { clampWidth } from './grid-column.ts';

interface DraggedColumn {
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
  /** Resets the column to its default width. */
  reset: (name: string) => void;
}

export type OnResize = (name: string, width: number | null) => void;

/**
 * Resizes a column by dragging its edge. While dragging, `live` has the new width; `onResize` is
 * called at the end.
 */
export function useColumnResize(onResize: OnResize | undefined): {
  live: DraggedColumn | null;
  resize: ColumnResize | null;
} {
  const [live, setLive] = useState<DraggedColumn | null>(null);
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
        setLive((old) => old && { ...old, width: clampWidth(old.from + clientX - old.began) });
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
