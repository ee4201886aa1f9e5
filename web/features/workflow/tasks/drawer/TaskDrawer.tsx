import { useId } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { usePartQuery } from '../../../../platform/data/usePartQuery.ts';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { ListNote } from '../../../../design/feedback/ListNote.tsx';
import { Loaded } from '../../../../design/feedback/Loaded.tsx';
import { SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';
import { FinishDialog } from '../FinishDialog.tsx';
import { isDoneWithoutSheet, type Task } from '../task.ts';
import { TaskButtons } from '../TaskButtons.tsx';
import { TaskDocument } from './TaskDrawer.gen.ts';
import { TaskFacts } from './TaskFacts.tsx';
import { useDrawerFocus } from './useDrawerFocus.ts';
import { useRetainedFocus } from '../../../../design/overlay/useRetainedFocus.ts';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { taskEventKinds } from '../useTasks.ts';
import type { TaskPress } from '../useTaskPress.ts';
import './TaskDrawer.css';

interface TaskDrawerProps {
  code: string;
  press: TaskPress;
  onClose: () => void;
  /**
   * Called when the focus should return to the element that opened the drawer, but that element is
   * gone.
   */
  onLost: () => void;
}

/**
 * A drawer beside the tasks with the buttons and details of one of them. It does not block the rest
 * of the page.
 */
export function TaskDrawer({ code, press, onClose, onLost }: TaskDrawerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const drawer = useDrawerFocus(code, onLost);
  useRetainedFocus(drawer, () => drawer.current?.focus({ preventScroll: true }));
  const { confirming } = press;
  const query = usePartQuery(TaskDocument, {
    variables: { code },
    partOf: ({ viewer }) => viewer?.task,
    liveKinds: taskEventKinds,
  });
  const task = query.isNone ? null : query.part;
  return (
    <>
      <aside
        ref={drawer}
        className="task-drawer"
        aria-labelledby={titleId}
        aria-busy={task === null && query.loading}
        tabIndex={-1}
      >
        <div className="task-drawer-head">
          <h2 id={titleId}>{t('tasks.drawer', { 0: code })}</h2>
          <Button
            kind="icon"
            aria-label={t('tasks.close')}
            title={t('tasks.close')}
            onClick={onClose}
          >
            <Icon name="x" />
          </Button>
        </div>
        <Loaded
          query={query}
          failedTitle={t('tasks.drawer.failed')}
          none={<ListNote icon="empty" title={t('tasks.gone')} text={t('tasks.gone.body')} />}
          waiting={
            <div className="task-drawer-waiting">
              <SkeletonLines count={8} />
            </div>
          }
        >
          {(shown) => (
            <>
              {shown.buttons.length > 0 && <DrawerButtons task={shown} press={press} />}
              <TaskFacts task={shown} />
            </>
          )}
        </Loaded>
      </aside>
      {confirming !== null && task?.code === confirming.task.code && (
        <FinishDialog
          title={confirming.label}
          name={task.name}
          onCancel={press.closeConfirmation}
          onFinish={() => {
            press.closeConfirmation();
            press.finish(task, confirming.label);
          }}
        />
      )}
    </>
  );
}

/** The buttons of the task in the drawer, with a note if it has no document. */
function DrawerButtons({ task, press }: { task: Task; press: TaskPress }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const handle = task.buttons.find(({ action }) => action === 'HANDLE');
  const drawerPress: TaskPress = {
    ...press,
    press: (pressedTask, button) => {
      // The viewer does this work outside the portal, so the drawer only asks for confirmation.
      if (button.action === 'HANDLE' && isDoneWithoutSheet(pressedTask))
        press.openConfirmation(pressedTask, serverText(button.i18nCode, button.name));
      else press.press(pressedTask, button);
    },
  };
  return (
    <div className="task-drawer-buttons">
      <TaskButtons task={task} press={drawerPress} prominent />
      {isDoneWithoutSheet(task) && handle !== undefined && (
        <p className="mute small">
          {t('tasks.noSheet', { 0: serverText(handle.i18nCode, handle.name) })}
        </p>
      )}
    </div>
  );
}
