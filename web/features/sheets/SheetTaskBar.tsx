import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { commandText } from '../../platform/data/command-outcome.ts';
import { useCommand } from '../../platform/data/useCommand.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../design/number/format-day.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../design/feedback/Notices.tsx';
import {
  type SheetTask_TaskFragment,
  SheetTaskFinishDocument,
  useSheetTaskQuery,
} from './SheetTask.gen.ts';

/**
 * The task that is worked on in a document, with a button that finishes it. Saving or submitting
 * the document does not finish the task.
 */
export function SheetTaskBar({ code }: { code: string }) {
  const { data } = useSheetTaskQuery({ variables: { code }, fetchPolicy: 'cache-and-network' });
  const task = data?.viewer?.task;
  if (task == null) return null;
  return <CurrentTask task={task} />;
}

function CurrentTask({ task }: { task: SheetTask_TaskFragment }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const notify = useNotify();
  const finish = useCommand(SheetTaskFinishDocument);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function press() {
    const outcome = await finish.run((key) => ({ input: { key, id: task.id } }));
    if (outcome.kind === 'done') notify(t('sheets.task.finished', { 0: task.name }));
    const text = outcome.kind === 'done' ? null : commandText(t, outcome);
    setRefusal(
      outcome.kind === 'failed' || outcome.kind === 'unknown'
        ? `${text} ${t('sheets.task.again')}`
        : text,
    );
  }

  return (
    <aside className="sheet-task" aria-label={t('sheets.task')}>
      <b>{task.name}</b>
      <span className="mute">{task.code}</span>
      {task.status === 'LOCKED' && task.isMine && task.claimExpiresAt !== null && (
        <span className="mute">
          {t('sheets.task.until', {
            0: formatDayAndTime(task.claimExpiresAt, enterprise.timeZone, locale),
          })}
        </span>
      )}
      {task.status === 'COMPLETED' && <span className="tag">{t('sheets.task.done')}</span>}
      <span className="err" role="alert">
        {refusal}
      </span>
      <span className="grow" />
      {task.status === 'LOCKED' && task.isMine && (
        <Button kind="primary" busy={finish.busy} onClick={() => void press()}>
          {t('sheets.task.finish')}
        </Button>
      )}
    </aside>
  );
}
