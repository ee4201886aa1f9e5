import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { leafKeyOf, type MenuLeaf } from '../menu-rows.ts';

interface CommonMenuOrderProps {
  leaves: readonly MenuLeaf[];
  onChange: (leaves: readonly MenuLeaf[]) => void;
  onRemove: (leaf: MenuLeaf) => void;
}

/**
 * Turns off the English announcements of dnd-kit. Only the pointer drags; the buttons do the same
 * for keyboard and screen reader, with translated announcements.
 */
const noAnnouncements = {
  onDragStart: noAnnouncement,
  onDragOver: noAnnouncement,
  onDragEnd: noAnnouncement,
  onDragCancel: noAnnouncement,
};
function noAnnouncement(): undefined {
  return undefined;
}

/** The chosen menus in order. The order is changed by dragging or with buttons. */
export function CommonMenuOrder({ leaves, onChange, onRemove }: CommonMenuOrderProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [announcement, setAnnouncement] = useState('');
  const keys = leaves.map(leafKeyOf);
  function move(from: number, to: number) {
    const leaf = leaves[from];
    if (leaf === undefined || to < 0 || to >= leaves.length) return;
    onChange(arrayMove([...leaves], from, to));
    setAnnouncement(
      t('commonMenus.moved', { 0: serverText(leaf.node.i18nCode, leaf.node.name), 1: to + 1 }),
    );
  }
  function drop({ active, over }: DragEndEvent) {
    if (over !== null) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  }
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: noAnnouncements,
          screenReaderInstructions: { draggable: '' },
        }}
        onDragEnd={drop}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol className="common-menus-list">
            {leaves.map((leaf, index) => (
              <OrderLine
                key={leafKeyOf(leaf)}
                leaf={leaf}
                isFirst={index === 0}
                isLast={index === leaves.length - 1}
                onUp={() => move(index, index - 1)}
                onDown={() => move(index, index + 1)}
                onRemove={() => onRemove(leaf)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <span className="sr" aria-live="polite">
        {announcement}
      </span>
    </>
  );
}

interface OrderLineProps {
  leaf: MenuLeaf;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
}

function OrderLine({ leaf, isFirst, isLast, onUp, onDown, onRemove }: OrderLineProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: leafKeyOf(leaf),
  });
  const name = serverText(leaf.node.i18nCode, leaf.node.name);
  const actions = [
    {
      id: 'up',
      text: t('commonMenus.up', { 0: name }),
      icon: 'raise',
      disabled: isFirst,
      run: onUp,
    },
    {
      id: 'down',
      text: t('commonMenus.down', { 0: name }),
      icon: 'down',
      disabled: isLast,
      run: onDown,
    },
    {
      id: 'remove',
      text: t('commonMenus.remove', { 0: name }),
      icon: 'x',
      disabled: false,
      run: onRemove,
    },
  ];
  return (
    <li
      ref={setNodeRef}
      className={`common-menus-line${isDragging ? ' common-menus-dragged' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span className="common-menus-handle" aria-hidden="true" {...listeners}>
        <Icon name="grip" />
      </span>
      <span className="clip grow" title={name}>
        {name}
      </span>
      {actions.map(({ id, text, icon, disabled, run }) => (
        <Button
          key={id}
          kind="icon"
          size="small"
          aria-label={text}
          title={text}
          // Not `disabled`: the button must keep the focus when the menu reaches the end of the
          // list.
          aria-disabled={disabled}
          onClick={() => {
            if (!disabled) run();
          }}
        >
          <Icon name={icon} size="small" />
        </Button>
      ))}
    </li>
  );
}
