import {
  closestCenter,
  type Announcements,
  type DndContextProps,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';

/** The texts that a screen reader announces. Positions count from 1. */
interface ReorderTexts {
  lifted: (title: string, position: number) => string;
  moved: (title: string, position: number) => string;
  cancelled: (title: string) => string;
  help: string;
}

interface DragReorderOptions {
  /** The codes of the items in their current order. */
  codes: readonly string[];
  titleOf: (code: string) => string;
  texts: ReorderTexts;
  /** Called with valid, different indexes only. */
  onMove: (from: number, to: number) => void;
}

interface DragReorder {
  /** Props for `DndContext`. */
  context: Required<Pick<DndContextProps, 'sensors' | 'collisionDetection' | 'accessibility'>>;
  /** Moves the dragged item to the item under it. */
  drop: (event: DragEndEvent) => void;
  /** Moves an item without dragging, such as with a button or a menu, and announces it. */
  step: (from: number, to: number) => void;
  /** The announcement of the last step, for a live region. */
  announcement: string;
}

/** Drag and drop in a vertical list with mouse, touch and keyboard, announced to screen readers. */
export function useDragReorder({ codes, titleOf, texts, onMove }: DragReorderOptions): DragReorder {
  const [announcement, setAnnouncement] = useState('');
  const justLifted = useRef(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (code: unknown) => codes.indexOf(String(code));
  const moved = (code: unknown, to: number) => texts.moved(titleOf(String(code)), to + 1);
  const announcements: Announcements = {
    onDragStart({ active }) {
      justLifted.current = true;
      return texts.lifted(titleOf(String(active.id)), indexOf(active.id) + 1);
    },
    onDragOver({ active, over }) {
      // A lifted item is first over its own position, which has been announced already.
      const isAnnounced = justLifted.current && over?.id === active.id;
      justLifted.current = false;
      return over === null || isAnnounced ? undefined : moved(active.id, indexOf(over.id));
    },
    onDragEnd: ({ active, over }) =>
      over === null ? undefined : moved(active.id, indexOf(over.id)),
    onDragCancel: ({ active }) => texts.cancelled(titleOf(String(active.id))),
  };
  function move(from: number, to: number) {
    if (from === to || from < 0 || to < 0 || to >= codes.length) return;
    onMove(from, to);
  }
  return {
    context: {
      sensors,
      collisionDetection: closestCenter,
      accessibility: { announcements, screenReaderInstructions: { draggable: texts.help } },
    },
    drop({ active, over }) {
      if (over !== null) move(indexOf(active.id), indexOf(over.id));
    },
    step(from, to) {
      if (to < 0 || to >= codes.length) return;
      setAnnouncement(moved(codes[from], to));
      move(from, to);
    },
    announcement,
  };
}
