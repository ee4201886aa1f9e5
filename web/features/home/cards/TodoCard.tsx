import { useTranslation } from 'react-i18next';
import { useOpenModule } from '../../../kit/workbench/OpenModule.tsx';
import { Card } from '../../../kit/ui/Card.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { useMinutes } from '../useMinutes.ts';
import type { CardKind, CardOf, CardProps } from './card-kind.ts';
import type { TodoCard_CardFragment } from './TodoCard.gen.ts';
import { RiseAnnouncer } from './RiseAnnouncer.tsx';
import './TodoCard.css';

type Counters = NonNullable<TodoCard_CardFragment['counters']>;

/** The six counters in their order; those that ask for something to be done carry a dot while they are not zero. */
const counters: readonly { name: keyof Counters; actionable: boolean }[] = [
  { name: 'initiated', actionable: false },
  { name: 'submitted', actionable: false },
  { name: 'pendingApproval', actionable: true },
  { name: 'pool', actionable: true },
  { name: 'todo', actionable: true },
  { name: 'finished', actionable: false },
];

const labels = {
  initiated: 'todo.initiated',
  submitted: 'todo.submitted',
  pendingApproval: 'todo.pendingApproval',
  pool: 'todo.pool',
  todo: 'todo.todo',
  finished: 'todo.finished',
} as const;

/** The approval centre, where the counters are worked off. */
const approvalCentre = '100003';

/** From here on a badge says only that there are more. */
export const badgeLimit = 99;

function TodoCard({ card, title, state }: CardProps<CardOf<'TodoCard'>>) {
  const { t } = useTranslation();
  const openModule = useOpenModule();
  useMinutes(state.refreshQuietly);
  if (!card.counters) return null;
  const values = card.counters;
  return (
    <Card title={title} refreshing={state.asking} headless>
      <div className="todo">
        {counters.map(({ name, actionable }) => (
          <button
            key={name}
            type="button"
            className={`todo-counter ${values[name] === 0 ? 'todo-zero' : ''}`}
            onClick={() => {
              openModule({ code: approvalCentre, name: t('todo.centre'), provisional: true });
            }}
          >
            <span className="todo-label">
              {t(labels[name])}
              {actionable && values[name] > 0 && <span className="todo-dot" data-testid={`dot-${name}`} aria-hidden="true" />}
            </span>
            <span className="todo-count">{values[name] > badgeLimit ? `${String(badgeLimit)}+` : values[name]}</span>
          </button>
        ))}
      </div>
      <RiseAnnouncer
        counts={counters.filter((one) => one.actionable).map(({ name }) => ({ label: t(labels[name]), count: values[name] }))}
      />
    </Card>
  );
}

function TodoSkeleton() {
  return (
    <div className="todo">
      {counters.map(({ name }) => (
        <span key={name} className="todo-counter todo-waiting">
          <Skeleton width="3.5rem" height="0.75rem" />
          <Skeleton width="2rem" height="1.25rem" />
        </span>
      ))}
    </div>
  );
}

export const todoKind: CardKind<CardOf<'TodoCard'>> = {
  Component: TodoCard,
  Skeleton: TodoSkeleton,
  ready: (card) => card.counters !== null,
  flat: true,
};
