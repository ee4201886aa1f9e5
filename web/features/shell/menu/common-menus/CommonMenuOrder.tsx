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
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { keyOf, type MenuLeaf } from '../menu-rows.ts';

interface CommonMenuOrderProps {
  leaves: readonly MenuLeaf[];
  onChange: (leaves: readonly MenuLeaf[]) => void;
  onRemove: (leaf: MenuLeaf) => void;
}

/** Dragging is for the pointer alone: the buttons do the same for everybody, and the order is told in our own words. */
const silent = {
  onDragStart: noWords,
  onDragOver: noWords,
  onDragEnd: noWords,
  onDragCancel: noWords,
};
function noWords(): undefined {
  return undefined;
}

/** The chosen menus in their order, changed by dragging or by the buttons of each. */
export function CommonMenuOrder({ leaves, onChange, onRemove }: CommonMenuOrderProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [told, setTold] = useState('');
  const keys = leaves.map(keyOf);
  function move(from: number, to: number) {
    const leaf = leaves[from];
    if (leaf === undefined || to < 0 || to >= leaves.length) return;
    onChange(arrayMove([...leaves], from, to));
    setTold(
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
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
        onDragEnd={drop}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol className="common-menus-list">
            {leaves.map((leaf, at) => (
              <OrderLine
                key={keyOf(leaf)}
                leaf={leaf}
                isFirst={at === 0}
                isLast={at === leaves.length - 1}
                onUp={() => move(at, at - 1)}
                onDown={() => move(at, at + 1)}
                onRemove={() => onRemove(leaf)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <span className="sr" aria-live="polite">
        {told}
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
    id: keyOf(leaf),
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
        <button
          key={id}
          type="button"
          className="ib ib-s"
          aria-label={text}
          title={text}
          // Stays focusable at the end of its way, so that the focus is not lost under a finger that presses on.
          aria-disabled={disabled}
          onClick={() => {
            if (!disabled) run();
          }}
        >
          <Icon name={icon} size="small" />
        </button>
      ))}
    </li>
  );
}
