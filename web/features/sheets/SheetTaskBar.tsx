import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button/Button.tsx';
import { failureOf } from '../../platform/apollo/failure.ts';
import { reasonText } from '../../design/feedback/reason.ts';
import { createRequestKey } from '../../platform/apollo/create-request-key.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../design/number/format-day.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../design/feedback/Notices.tsx';
import {
  type SheetTask_TaskFragment,
  useSheetTaskFinishMutation,
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
  const [finish, { loading }] = useSheetTaskFinishMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const key = useRef<string | null>(null);

  async function press() {
    key.current ??= createRequestKey();
    try {
      // Other fields of the response may fail although the task was finished, so partial data is
      // accepted.
      const { data, error } = await finish({
        variables: { input: { key: key.current, id: task.id } },
        errorPolicy: 'all',
      });
      if (data?.taskFinish == null) {
        failed(error);
        return;
      }
      key.current = null;
      const [refused] = data.taskFinish.userErrors;
      setRefusal(refused?.message ?? null);
      if (refused === undefined) notify(t('sheets.task.finished', { 0: task.name }));
    } catch (error) {
      failed(error);
    }
  }

  function failed(error: unknown) {
    setRefusal(`${reasonText(t, failureOf(error))} ${t('sheets.task.again')}`);
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
        <Button kind="primary" disabled={loading} onClick={() => void press()}>
          {t('sheets.task.finish')}
        </Button>
      )}
    </aside>
  );
}
