import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { formatBadge } from '../../../../design/number/badge.ts';
import { formatCount, MISSING_VALUE } from '../../../../design/number/amount.ts';
import { useLiveEvents } from '../../../../platform/session/live-events.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { Skeleton, SkeletonText } from '../../../../design/feedback/Skeleton.tsx';
import { useOpenModule } from '../../../../platform/workbench/OpenModule.tsx';
import { usePolling } from '../../usePolling.ts';
import { CardActionsProvider, useCardActions } from '../frame/card-actions.ts';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardKind, CardOf, CardProps } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { listTable } from '../frame/list-table.ts';
import { IncreaseAnnouncer } from './IncreaseAnnouncer.tsx';
import { centreCodes } from '../../../../platform/workbench/centre-codes.ts';
import { approvalCentreReference, todoCounters } from './todo-counters.ts';
import { useShareTotals } from './useShareTotals.ts';
import './TodoCard.css';

/**
 * The live events that change the counters. The gateway may report a change before the next poll.
 */
const counterEvents = ['approval', 'task'] as const;

/** The screens that the menu of the card opens, with the text keys of their names. */
const centres = [
  { code: centreCodes.messages, nameKey: 'notices.centre' },
  { code: centreCodes.approvals, nameKey: 'todo.centre' },
  { code: centreCodes.clock, nameKey: 'todo.clock' },
] as const;

/** The six counters of approvals and tasks. Each opens the matching tab of the approval center. */
function TodoCard({ card, title, state }: CardProps<CardOf<'TodoCard'>>) {
  const { t } = useTranslation();
  const openModule = useOpenModule();
  const actions = useCardActions();
  const shareTotals = useShareTotals();
  const { enterprise } = useViewer();
  usePolling(state.refreshQuietly);
  useLiveEvents(counterEvents, state.refreshQuietly);
  if (!card.totals) return null;
  const counts = card.totals;
  const table = listTable(
    title,
    enterprise,
    [
      [t('list.name'), 'text'],
      [t('list.count'), 'count'],
    ],
    todoCounters.map(({ name, labelKey }) => [t(labelKey), counts[name]?.toString() ?? null]),
  );
  const openCentres = centres.map(({ code, nameKey }) => {
    const name = t(nameKey);
    return {
      id: code,
      label: t('todo.open', { title: name }),
      onSelect: () => openModule({ code, name, provisional: true }),
    };
  });
  return (
    <CardActionsProvider value={[...openCentres, ...actions]}>
      <CardFrame card={card} title={title} state={state} table={table} flat>
        <div className="todo">
          {todoCounters.map(({ name, labelKey, tab, actionable }) => {
            const count = counts[name];
            return (
              <Button
                key={name}
                className={`todo-counter ${count === 0 ? 'todo-zero' : ''}`}
                onClick={() => {
                  shareTotals(counts);
                  openModule(approvalCentreReference(tab, t('todo.centre')));
                }}
              >
                <span className="todo-label">
                  {t(labelKey)}
                  {actionable && count !== null && count > 0 && (
                    <span className="todo-dot" data-testid={`dot-${name}`} aria-hidden="true" />
                  )}
                </span>
                <span
                  className="todo-count"
                  title={count === null ? t('todo.unknown') : formatCount(count).exact}
                >
                  {count === null ? MISSING_VALUE : formatBadge(count)}
                  {count === null && <span className="sr">{t('todo.unknown')}</span>}
                </span>
              </Button>
            );
          })}
        </div>
        <IncreaseAnnouncer
          counts={todoCounters
            .filter((one) => one.actionable)
            .map(({ name, labelKey }) => ({ label: t(labelKey), count: counts[name] ?? 0 }))}
        />
      </CardFrame>
    </CardActionsProvider>
  );
}

/** As high as the strip in each language, because its labels take the same lines. */
function TodoSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="todo">
      {todoCounters.map(({ name, labelKey, actionable }) => (
        <span key={name} className="todo-counter">
          <span className="todo-label">
            <SkeletonText text={t(labelKey)} />
            {actionable && <span className="todo-dot todo-dot-waiting" />}
          </span>
          <span className="todo-count todo-count-waiting">
            <Skeleton width="2rem" height="1.25rem" />
          </span>
        </span>
      ))}
    </div>
  );
}

export const todoKind: CardKind<CardOf<'TodoCard'>> = {
  Component: TodoCard,
  Skeleton: TodoSkeleton,
  ready: (card) => card.totals !== null,
  flat: true,
  layout: layoutTraits('todo', 'tiles', 4, 1, 4.5),
  withoutSales: true,
  isSmall: true,
};
