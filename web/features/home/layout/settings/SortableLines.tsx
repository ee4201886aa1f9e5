import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../design/icons/Icon.tsx';
import './SortableLines.css';

interface SortableLine {
  code: string;
  title: string;
  content: ReactNode;
}

interface SortableLinesProps {
  label: string;
  lines: readonly SortableLine[];
  /** Off while only some of the lines are shown: their order says nothing then. */
  sortable?: boolean;
  onMove: (from: number, to: number) => void;
  /** Escape ends a drag: whatever it means elsewhere has to wait. */
  onDragging?: (dragging: boolean) => void;
}

/** Lines in an order of the user's own: dragged by a handle with mouse, finger or keyboard, or moved by the buttons of each. */
export function SortableLines({
  label,
  lines,
  sortable = true,
  onMove,
  onDragging,
}: SortableLinesProps) {
  const { t } = useTranslation();
  const [told, setTold] = useState('');
  const justLifted = useRef(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const codes = lines.map(({ code }) => code);
  const placeOf = (code: unknown) => codes.indexOf(String(code));
  const titleOf = (code: unknown) => lines[placeOf(code)]?.title ?? '';
  const moved = (code: unknown, to: number) => t('layout.moved', { 0: titleOf(code), 1: to + 1 });
  const announcements: Announcements = {
    onDragStart({ active }) {
      justLifted.current = true;
      return t('layout.drag.start', { 0: titleOf(active.id), 1: placeOf(active.id) + 1 });
    },
    onDragOver({ active, over }) {
      // What is lifted is over its own place at first, which is told already.
      const isTold = justLifted.current && over?.id === active.id;
      justLifted.current = false;
      return over === null || isTold ? undefined : moved(active.id, placeOf(over.id));
    },
    onDragEnd: ({ active, over }) =>
      over === null ? undefined : moved(active.id, placeOf(over.id)),
    onDragCancel: ({ active }) => t('layout.drag.cancel', { 0: titleOf(active.id) }),
  };
  function move(from: number, to: number) {
    if (from < 0 || to < 0 || to >= lines.length || from === to) return;
    onMove(from, to);
  }
  function drop({ active, over }: DragEndEvent) {
    onDragging?.(false);
    if (over !== null) move(placeOf(active.id), placeOf(over.id));
  }
  function step(from: number, to: number) {
    if (to < 0 || to >= lines.length) return;
    setTold(moved(codes[from], to));
    move(from, to);
  }
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: t('layout.drag.help') },
        }}
        onDragStart={() => onDragging?.(true)}
        onDragCancel={() => onDragging?.(false)}
        onDragEnd={drop}
      >
        <SortableContext items={codes} strategy={verticalListSortingStrategy} disabled={!sortable}>
          <ol className="sortable-lines" aria-label={label}>
            {lines.map((line, nth) => (
              <Line
                key={line.code}
                line={line}
                sortable={sortable}
                isFirst={nth === 0}
                isLast={nth === lines.length - 1}
                onUp={() => step(nth, nth - 1)}
                onDown={() => step(nth, nth + 1)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <span className="sr" role="status">
        {told}
      </span>
    </>
  );
}

interface LineProps {
  line: SortableLine;
  sortable: boolean;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
}

function Line({
  line: { code, title, content },
  sortable,
  isFirst,
  isLast,
  onUp,
  onDown,
}: LineProps) {
  const { t } = useTranslation();
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: code });
  const steps = [
    { id: 'up', text: t('layout.up', { 0: title }), icon: 'raise', atEnd: isFirst, run: onUp },
    { id: 'down', text: t('layout.down', { 0: title }), icon: 'down', atEnd: isLast, run: onDown },
  ];
  return (
    <li
      ref={setNodeRef}
      className={`sortable-line ${isDragging ? 'sortable-line-dragged' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {sortable && (
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          className="ib ib-s sortable-handle"
          aria-label={t('layout.drag', { 0: title })}
          title={t('layout.drag', { 0: title })}
        >
          <Icon name="grip" size="small" />
        </button>
      )}
      {content}
      {sortable &&
        steps.map(({ id, text, icon, atEnd, run }) => (
          // Stays focusable at the end of its way, so that the focus is not lost under a finger that presses on.
          <button
            key={id}
            type="button"
            className="ib ib-s"
            aria-label={text}
            title={text}
            aria-disabled={atEnd}
            onClick={run}
          >
            <Icon name={icon} size="small" />
          </button>
        ))}
    </li>
  );
}
