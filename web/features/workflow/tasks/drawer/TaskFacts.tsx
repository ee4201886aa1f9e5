import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { SanitizedHtml } from '../../../../design/html/SanitizedHtml.tsx';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../../../design/number/format-day.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { DueTime } from '../DueTime.tsx';
import type { TaskDrawer_TaskFragment } from './TaskDrawer.gen.ts';
import { TaskState } from '../TaskState.tsx';

/**
 * All details of a task. Its description is HTML from outside and is sanitized before it is shown.
 */
export function TaskFacts({ task }: { task: TaskDrawer_TaskFragment }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { locale } = useLanguage();
  const { timeZone } = useViewer().enterprise;
  const descriptionId = useId();
  const facts: [key: string, value: ReactNode][] = [
    ['tasks.attribute', task.keyAttribute],
    ['tasks.state', <TaskState key="state" task={task} />],
    ['tasks.due', <DueTime key="due" task={task} />],
    ['tasks.sheet', task.documentNumber],
    ['tasks.departmentType', task.departmentTypeCode],
    ['tasks.role', task.roleCode],
    ['tasks.creator', task.creator.name],
    [
      'tasks.created',
      task.createdAt === null ? null : (
        <time key="created" dateTime={task.createdAt}>
          {formatDayAndTime(task.createdAt, timeZone, locale)}
        </time>
      ),
    ],
  ];
  return (
    <>
      <dl className="task-facts">
        <div>
          <dt>{t('tasks.type')}</dt>
          <dd>
            <span className="tag">{serverText(task.typeI18nCode, task.typeName)}</span>
          </dd>
        </div>
        <div>
          <dt>{t('tasks.name')}</dt>
          <dd className="task-facts-name">{task.name}</dd>
        </div>
      </dl>
      <section className="task-description" aria-labelledby={descriptionId}>
        <h3 id={descriptionId}>{t('tasks.description')}</h3>
        {task.description.trim() === '' ? (
          <p className="mute">{t('tasks.noDescription')}</p>
        ) : (
          <SanitizedHtml key={task.id} html={task.description} headingLevel={4} />
        )}
      </section>
      <dl className="task-facts">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
