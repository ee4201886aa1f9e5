import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../design/icons/Icon.tsx';
import { Popover } from '../../design/overlay/Popover.tsx';
import type { ArrangedColumn, ChosenColumn } from './arrange-columns.ts';
import { ColumnLine } from './ColumnLine.tsx';
import './ColumnChooser.css';

interface ColumnChooserProps {
  /** All columns of the list, in display order. */
  columns: readonly ChosenColumn[];
  onChange: (columns: readonly ChosenColumn[]) => void;
  /** Resets the columns to the configured ones. */
  onReset: () => void;
  /** Shows only an icon on the button, for use among other icon buttons. */
  isIcon?: boolean;
}

/** A button with a panel that arranges columns: visibility, order, width and pinning. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('views.columns')}
      triggerClassName={props.isIcon ? 'ib' : 'btn'}
      trigger={
        <>
          <Icon name="cols" size={props.isIcon ? 'medium' : 'small'} />
          <span className={props.isIcon ? 'sr' : undefined}>{t('views.columns')}</span>
        </>
      }
    >
      {() => <ColumnPanel {...props} />}
    </Popover>
  );
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

function ColumnPanel({ columns, onChange, onReset }: ColumnChooserProps) {
  const { t } = useTranslation();
  const id = useId();
  const [search, setSearch] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const wanted = search.trim().toLowerCase();
  const found = columns.filter(({ name, title }) =>
    [name, title].some((text) => text.toLowerCase().includes(wanted)),
  );
  const shownCount = columns.filter(({ isShown }) => isShown).length;
  const indexOf = (name: unknown) => columns.findIndex((one) => one.name === name);
  function put(column: ChosenColumn, parts: Partial<ArrangedColumn>) {
    onChange(columns.map((one) => (one.name === column.name ? { ...one, ...parts } : one)));
  }
  function move(from: number, to: number) {
    const column = columns[from];
    if (column === undefined || from === to || to < 0 || to >= columns.length) return;
    onChange(arrayMove([...columns], from, to));
    setAnnouncement(t('views.columns.moved', { 0: column.title, 1: to + 1 }));
  }
  function drop({ active, over }: DragEndEvent) {
    if (over !== null) move(indexOf(active.id), indexOf(over.id));
  }
  return (
    <div className="column-chooser">
      <div className="in">
        <Icon name="search" />
        <input
          id={id}
          type="text"
          role="searchbox"
          aria-label={t('views.columns.search')}
          placeholder={t('views.columns.search')}
          value={search}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
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
          disabled={wanted !== ''}
        >
          <ol className="column-lines" aria-label={t('views.columns')}>
            {found.map((column) => (
              <ColumnLine
                key={column.name}
                column={column}
                // In a filtered list the position means nothing.
                position={
                  wanted === '' ? { index: indexOf(column.name), count: columns.length } : null
                }
                isLastShown={column.isShown && shownCount === 1}
                onChange={(parts) => put(column, parts)}
                onMove={(step) => move(indexOf(column.name), indexOf(column.name) + step)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {found.length === 0 && (
        <p className="mute small">{t('views.columns.none', { 0: search.trim() })}</p>
      )}
      <span className="sr" aria-live="polite">
        {announcement}
      </span>
      <div className="column-chooser-foot">
        <span className="mute small grow" role="status">
          {t('views.columns.shown', { 0: shownCount, 1: columns.length })}
        </span>
        <button
          type="button"
          className="btn btn-t"
          disabled={shownCount === columns.length}
          onClick={() => onChange(columns.map((one) => ({ ...one, isShown: true })))}
        >
          {t('views.columns.all')}
        </button>
        <button type="button" className="btn btn-t" onClick={onReset}>
          {t('views.columns.reset')}
        </button>
      </div>
    </div>
  );
}
