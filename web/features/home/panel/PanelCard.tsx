import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useMemo } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import type { CardMenuItem } from '../../../design/card/CardMenu.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { CardActionsProvider } from '../cards/frame/card-actions.ts';
import { useHasFeature } from '../../../platform/session/useHasFeature.ts';
import { CardSlot } from '../CardSlot.tsx';
import type { PanelData } from '../home-answer.ts';
import type { DashboardState } from '../useDashboard.ts';

interface PanelCardProps {
  card: PanelData['cards'][number];
  title: string;
  state: DashboardState;
  /** Its position in the panel, from 0. */
  index: number;
  /** The number of cards in the panel. */
  count: number;
  onMove: (from: number, to: number) => void;
}

/** One card of the panel with its drag handle. Its menu can move it as well. */
export function PanelCard({ card, title, state, index, count, onMove }: PanelCardProps) {
  const { t } = useTranslation();
  const hasFeature = useHasFeature();
  // Without the operation to save layouts, a new order would be lost.
  const isMovable = count > 1 && hasFeature('LAYOUT');
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: card.code,
  });
  const { answer, isLoading, filter, chosen, filters, panelProblems, reload } = state;
  const asOf = state.dashboard?.asOf ?? null;
  const problem = panelProblems.get(card.code) ?? null;
  const slot = useMemo(
    () => (
      <CardSlot
        dashboardCode="panel"
        card={card}
        position={card.position}
        page={{ answer, isLoading, filter, chosen, filters, asOf, problem, reload }}
      />
    ),
    [card, answer, isLoading, filter, chosen, filters, asOf, problem, reload],
  );
  const actions: CardMenuItem[] = [];
  if (isMovable && index > 0)
    actions.push({ id: 'up', label: t('panel.up'), onSelect: () => onMove(index, index - 1) });
  if (isMovable && index < count - 1)
    actions.push({ id: 'down', label: t('panel.down'), onSelect: () => onMove(index, index + 1) });
  const drag = t('panel.drag', { title });
  return (
    <li
      ref={setNodeRef}
      className={`panel-card ${isDragging ? 'panel-card-dragged' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {isMovable && (
        <Button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className="panel-grip"
          aria-label={drag}
          title={drag}
        >
          <Icon name="grip" size="small" />
        </Button>
      )}
      <CardActionsProvider value={actions}>{slot}</CardActionsProvider>
    </li>
  );
}
