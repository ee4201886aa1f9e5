import { DndContext } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { PanelData } from '../home-answer.ts';
import { useDragReorder } from '../useDragReorder.ts';
import type { DashboardState } from '../useDashboard.ts';
import { PanelCard } from './PanelCard.tsx';
import { usePanelOrder } from './usePanelOrder.ts';

/**
 * The cards of the panel in the user's order. They are moved by dragging with mouse, touch or
 * keyboard, or with their menus.
 */
export function PanelCards({ panel, state }: { panel: PanelData; state: DashboardState }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { cards, reorder } = usePanelOrder(panel, state);
  const codes = cards.map(({ code }) => code);
  const titles = new Map(
    cards.map(({ code, i18nCode, name }) => [code, serverText(i18nCode, name)]),
  );
  const titleOf = (code: string) => titles.get(code) ?? '';
  const { context, drop, step, announcement } = useDragReorder({
    codes,
    titleOf,
    texts: {
      lifted: (title, position) => t('panel.dragging', { title, place: String(position) }),
      moved: (title, position) => t('panel.moved', { title, place: String(position) }),
      cancelled: (title) => t('panel.dragCancelled', { title }),
      help: t('panel.dragHelp'),
    },
    onMove: (from, to) => reorder(arrayMove(codes, from, to)),
  });
  return (
    <>
      <DndContext {...context} onDragEnd={drop}>
        <SortableContext
          items={codes}
          strategy={verticalListSortingStrategy}
          disabled={codes.length < 2}
        >
          <ul className="panel-cards">
            {cards.map((card, index) => (
              <PanelCard
                key={card.code}
                card={card}
                state={state}
                title={titleOf(card.code)}
                index={index}
                count={cards.length}
                onMove={step}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <span className="sr" role="status">
        {announcement}
      </span>
    </>
  );
}
