import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createRequestKey } from '../../../platform/apollo/create-request-key.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { useOpenSheet } from './useOpenSheet.ts';
import type { Task, TaskButton } from './task.ts';
import { taskActions, type TaskChange } from './task-actions.ts';
import { taskChanges } from './task-changes.ts';
import { outcomeOf, outcomeOfError, type TaskOutcome } from './task-outcome.ts';

interface TaskPressOptions {
  /** A task was claimed, released, finished or is gone, so the lists must be reloaded. */
  onChanged: () => void;
  /** Another user was faster. The task is already updated by the response; the counts are not. */
  onOvertaken: () => void;
  /** A task without a document is to be shown in the drawer. */
  onShow: (task: Task) => void;
}

export interface TaskPress {
  isBusy: (task: Task) => boolean;
  press: (task: Task, button: TaskButton) => void;
  /** Finishes a task. `label` is the text of the pressed button. */
  finish: (task: Task, label: string) => void;
  /**
   * The task that awaits confirmation that its work is done, with the text of the pressed button;
   * null if none.
   */
  confirming: { task: Task; label: string } | null;
  openConfirmation: (task: Task, label: string) => void;
  closeConfirmation: () => void;
}

/**
 * Runs the buttons of tasks. Each action has an idempotency key that is reused until its outcome is
 * known: repeating the action after a lost response does not run it twice. Actions on different
 * tasks can run at the same time.
 */
export function useTaskPress({ onChanged, onOvertaken, onShow }: TaskPressOptions): TaskPress {
  const { t } = useTranslation();
  const serverText = useServerText();
  const client = useApolloClient();
  const notify = useNotify();
  const openSheet = useOpenSheet();
  const unsettled = useRef(new Map<string, { kind: TaskChange; key: string }>());
  const underWay = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [confirming, setConfirming] = useState<TaskPress['confirming']>(null);

  const mark = (id: string, on: boolean) => {
    if (on) underWay.current.add(id);
    else underWay.current.delete(id);
    setBusy(new Set(underWay.current));
  };

  async function change(kind: TaskChange, task: Task, label: string): Promise<boolean> {
    if (underWay.current.has(task.id)) return false;
    const before = unsettled.current.get(task.id);
    const key = before?.kind === kind ? before.key : createRequestKey();
    unsettled.current.set(task.id, { kind, key });
    mark(task.id, true);
    const outcome = await taskChanges[kind]
      .send(client, { key, id: task.id })
      .then(outcomeOf, outcomeOfError);
    mark(task.id, false);
    if (outcome.kind !== 'unknown' && outcome.kind !== 'failed') unsettled.current.delete(task.id);
    notifyOutcome(outcome, t(taskChanges[kind].doneKey, { 0: task.name }), label);
    if (outcome.kind === 'done' || outcome.kind === 'gone') onChanged();
    if (outcome.kind === 'overtaken') onOvertaken();
    return outcome.kind === 'done';
  }

  function notifyOutcome(outcome: TaskOutcome, done: string, label: string) {
    if (outcome.kind === 'done') notify(done);
    else if (outcome.kind === 'unknown') notify(t('tasks.unknownOutcome', { 0: label }), 'failed');
    else notify(reasonText(t, outcome), 'failed');
  }

  async function press(task: Task, { action, name: ownName, i18nCode }: TaskButton) {
    const name = serverText(i18nCode, ownName);
    const kind = taskActions[action];
    if (kind === null) {
      notify(t('tasks.unknownAction', { 0: name }), 'failed');
      return;
    }
    if (kind.change !== null && !(await change(kind.change, task, name))) return;
    if (kind.next === null) return;
    if (task.moduleCode !== null) openSheet(task, task.moduleCode);
    else {
      onShow(task);
      if (kind.next === 'finish') setConfirming({ task, label: name });
    }
  }

  return {
    isBusy: ({ id }) => busy.has(id),
    press: (task, button) => void press(task, button),
    finish: (task, label) => void change('finish', task, label),
    confirming,
    openConfirmation: (task, label) => setConfirming({ task, label }),
    closeConfirmation: () => setConfirming(null),
  };
}
