import type { Session } from '../../platform/session/session.ts';
import type { OpenModule } from '../../platform/workbench/OpenModule.tsx';
import type { TabHandle } from '../../platform/workbench/TabContext.tsx';
import type { FrameConnection } from './frame-connection.ts';
import type { MessageOf, MessageType } from './protocol.ts';
import type { FramePick } from './useFramePick.ts';
import type { CodeAnswer } from './useModuleCodes.ts';

interface HandlerOptions {
  tab: TabHandle;
  openModule: OpenModule;
  session: Session;
  pick: FramePick;
  send: FrameConnection['send'];
  requestCode: () => Promise<CodeAnswer>;
  onReady: () => void;
}

/** A handler for each type of message. */
export type ModuleHandlers = { [T in MessageType]: (message: MessageOf<T>) => void };

/** What each message of a module does in the workbench. */
export function createModuleHandlers(options: HandlerOptions): ModuleHandlers {
  const { tab, openModule, session, pick, send, requestCode, onReady } = options;
  const done = (of: MessageType) => send({ type: 'done', of });
  return {
    ready: onReady,
    code() {
      void requestCode().then((answer) => send({ type: 'code', ...answer }));
    },
    open({ moduleCode: code, name = code, applicationCode, parameters }) {
      // A module in a background tab must not push itself in front of the user's work, like
      // windows in an operating system.
      if (!tab.isSelected()) {
        send({ type: 'refused', of: 'open', reason: 'background' });
        return;
      }
      openModule({
        code,
        name,
        provisional: true,
        ...(applicationCode !== undefined && { applicationCode }),
        ...(parameters !== undefined && { parameters }),
      });
      done('open');
    },
    close() {
      done('close');
      tab.close();
    },
    title({ title }) {
      tab.setTitle(title === '' ? null : title);
      done('title');
    },
    unsaved({ unsaved }) {
      tab.setUnsaved(unsaved);
      done('unsaved');
    },
    select() {
      done('select');
    },
    pick: (message) => pick.ask(message),
    active() {
      // Only a module that the user sees in a focused window can report user activity.
      if (tab.isSelected() && document.hasFocus()) session.reportActivity();
    },
  };
}
