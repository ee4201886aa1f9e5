import {
  closestCenter,
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { PanelData } from '../home-answer.ts';
import type { DashboardState } from '../useDashboard.ts';
import { PanelCard } from './PanelCard.tsx';
import { usePanelOrder } from './usePanelOrder.ts';

/** The cards of the panel, one below the other, in an order of the user's own: dragged by mouse, finger or keyboard, or moved by their menus. */
export function PanelCards({ panel, state }: { panel: PanelData; state: DashboardState }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const [told, setTold] = useState('');
  const justLifted = useRef(false);
  const { cards, arrange } = usePanelOrder(panel, state);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const codes = cards.map(({ code }) => code);
  const placeOf = (code: unknown) => codes.indexOf(String(code));
  const titleOf = (code: unknown) => {
    const card = cards[placeOf(code)];
    return card === undefined ? '' : serverText(card.i18nCode, card.name);
  };
  const moved = (code: unknown, to: number) =>
    t('panel.moved', { title: titleOf(code), place: String(to + 1) });
  const announcements: Announcements = {
    onDragStart({ active }) {
      justLifted.current = true;
      return t('panel.dragging', {
        title: titleOf(active.id),
        place: String(placeOf(active.id) + 1),
      });
    },
    onDragOver({ active, over }) {
      // A card that is lifted is over its own place at first, which is told already.
      const isTold = justLifted.current && over?.id === active.id;
      justLifted.current = false;
      return over === null || isTold ? undefined : moved(active.id, placeOf(over.id));
    },
    onDragEnd: ({ active, over }) =>
      over === null ? undefined : moved(active.id, placeOf(over.id)),
    onDragCancel: ({ active }) => t('panel.dragCancelled', { title: titleOf(active.id) }),
  };
  function move(from: number, to: number) {
    if (from === to || from < 0 || to < 0 || to >= codes.length) return;
    arrange(arrayMove(codes, from, to));
  }
  function drop({ active, over }: DragEndEvent) {
    if (over !== null) move(placeOf(active.id), placeOf(over.id));
  }
  function step(from: number, to: number) {
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
          screenReaderInstructions: { draggable: t('panel.dragHelp') },
        }}
        onDragEnd={drop}
      >
        <SortableContext
          items={codes}
          strategy={verticalListSortingStrategy}
          disabled={codes.length < 2}
        >
          <ul className="panel-cards">
            {cards.map((card, nth) => (
              <PanelCard
                key={card.code}
                card={card}
                state={state}
                title={titleOf(card.code)}
                nth={nth}
                count={cards.length}
                onMove={step}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <span className="sr" role="status">
        {told}
      </span>
    </>
  );
}
