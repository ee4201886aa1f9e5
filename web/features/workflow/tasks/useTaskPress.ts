import { useRef, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { useOpenSheet } from './useOpenSheet.ts';
import type { Task, TaskButton } from './task.ts';
import { taskActions, type TaskChange } from './task-actions.ts';
import { TaskClaimDocument, TaskFinishDocument, TaskReleaseDocument } from './task-press.gen.ts';

/** The success message of each mutation; its parameter is the name of the task. */
const doneKeys: Readonly<Record<TaskChange, string>> = {
  claim: 'tasks.claimed',
  release: 'tasks.released',
  finish: 'tasks.finished',
};

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

/** Runs the buttons of tasks. Actions on different tasks can run at the same time. */
export function useTaskPress({ onChanged, onOvertaken, onShow }: TaskPressOptions): TaskPress {
  const { t } = useTranslation();
  const serverText = useServerText();
  const notify = useNotify();
  const openSheet = useOpenSheet();
  const commands = {
    claim: useCommand(TaskClaimDocument),
    release: useCommand(TaskReleaseDocument),
    finish: useCommand(TaskFinishDocument),
  };
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
    mark(task.id, true);
    const outcome = await commands[kind].run((key) => ({ input: { key, id: task.id } }), {
      subject: task.id,
      notice: {
        done: t(doneKeys[kind], { 0: task.name }),
        unknown: t('tasks.unknownOutcome', { 0: label }),
      },
    });
    mark(task.id, false);
    const refusal = outcome.kind === 'refused' ? outcome.error.code : null;
    // The task is no longer what the list shows; a task that is gone leaves the list.
    if (outcome.kind === 'done' || refusal === 'NOT_FOUND') onChanged();
    if (refusal === 'CONFLICT') onOvertaken();
    return outcome.kind === 'done';
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
