import { DndContext } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { useDragReorder } from '../../useDragReorder.ts';
import './SortableLines.css';

interface SortableLine {
  code: string;
  title: string;
  content: ReactNode;
}

interface SortableLinesProps {
  label: string;
  lines: readonly SortableLine[];
  /** False while only some of the lines are shown, because their order is meaningless then. */
  sortable?: boolean;
  onMove: (from: number, to: number) => void;
  /** Reports whether a drag is running, so that Escape ends the drag and nothing else. */
  onDragging?: (dragging: boolean) => void;
}

/**
 * A list that the user sorts: by dragging a handle with mouse, touch or keyboard, or with the
 * buttons of each line.
 */
export function SortableLines({
  label,
  lines,
  sortable = true,
  onMove,
  onDragging,
}: SortableLinesProps) {
  const { t } = useTranslation();
  const codes = lines.map(({ code }) => code);
  const titleOf = (code: string) => lines.find((line) => line.code === code)?.title ?? '';
  const { context, drop, step, announcement } = useDragReorder({
    codes,
    titleOf,
    texts: {
      lifted: (title, position) => t('layout.drag.start', { 0: title, 1: position }),
      moved: (title, position) => t('layout.moved', { 0: title, 1: position }),
      cancelled: (title) => t('layout.drag.cancel', { 0: title }),
      help: t('layout.drag.help'),
    },
    onMove,
  });
  return (
    <>
      <DndContext
        {...context}
        onDragStart={() => onDragging?.(true)}
        onDragCancel={() => onDragging?.(false)}
        onDragEnd={(event) => {
          onDragging?.(false);
          drop(event);
        }}
      >
        <SortableContext items={codes} strategy={verticalListSortingStrategy} disabled={!sortable}>
          <ol className="sortable-lines" aria-label={label}>
            {lines.map((line, index) => (
              <Line
                key={line.code}
                line={line}
                sortable={sortable}
                isFirst={index === 0}
                isLast={index === lines.length - 1}
                onUp={() => step(index, index - 1)}
                onDown={() => step(index, index + 1)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <span className="sr" role="status">
        {announcement}
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
  const moveButtons = [
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
        <Button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          kind="icon"
          size="small"
          className="sortable-handle"
          aria-label={t('layout.drag', { 0: title })}
          title={t('layout.drag', { 0: title })}
        >
          <Icon name="grip" size="small" />
        </Button>
      )}
      {content}
      {sortable &&
        moveButtons.map(({ id, text, icon, atEnd, run }) => (
          // At the end of the list the button stays focusable, so that repeated presses do not lose
          // the focus.
          <Button
            key={id}
            kind="icon"
            size="small"
            aria-label={text}
            title={text}
            aria-disabled={atEnd}
            onClick={run}
          >
            <Icon name={icon} size="small" />
          </Button>
        ))}
    </li>
  );
}
