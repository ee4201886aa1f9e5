import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslation } from '../../design/language/useTranslation.ts';
import type { ArrangedColumn, ChosenColumn } from './arrange-columns.ts';
import { ColumnLine } from './ColumnLine.tsx';

interface SortableColumnsProps {
  /** All columns of the list, in display order. */
  columns: readonly ChosenColumn[];
  /** Those that match the filter. */
  found: readonly ChosenColumn[];
  isFiltered: boolean;
  /** See the panel. */
  isForFile: boolean;
  onChange: (name: string, parts: Partial<ArrangedColumn>) => void;
  /** Moves a column from one index of `columns` to another. */
  onMove: (from: number, to: number) => void;
}

/**
 * Turns off the announcements of the drag library. Dragging needs a pointer; keyboard users have
 * buttons, and the new position is announced by the panel itself.
 */
const noAnnouncements = {
  onDragStart: announceNothing,
  onDragOver: announceNothing,
  onDragEnd: announceNothing,
  onDragCancel: announceNothing,
};
function announceNothing(): undefined {
  return undefined;
}

/** The columns of the chooser, sortable by dragging and by buttons. */
export function SortableColumns(props: SortableColumnsProps) {
  const { columns, found, isFiltered, isForFile, onChange, onMove } = props;
  const { t } = useTranslation();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const shownCount = columns.filter(({ isShown }) => isShown).length;
  const indexOf = (name: unknown) => columns.findIndex((one) => one.name === name);
  function drop({ active, over }: DragEndEvent) {
    if (over !== null) onMove(indexOf(active.id), indexOf(over.id));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: noAnnouncements,
        screenReaderInstructions: { draggable: '' },
      }}
      onDragEnd={drop}
    >
      <SortableContext
        items={found.map(({ name }) => name)}
        strategy={verticalListSortingStrategy}
        disabled={isFiltered}
      >
        <ol className="column-lines" aria-label={t('views.columns')}>
          {found.map((column) => {
            const index = indexOf(column.name);
            return (
              <ColumnLine
                key={column.name}
                column={column}
                // In a filtered list the position means nothing.
                position={isFiltered ? null : { index, count: columns.length }}
                isLastShown={!isForFile && column.isShown && shownCount === 1}
                isForFile={isForFile}
                onChange={(parts) => onChange(column.name, parts)}
                onMove={(step) => onMove(index, index + step)}
              />
            );
          })}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
