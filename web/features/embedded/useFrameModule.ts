import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSession, useSessionState } from '../../platform/session/SessionContext.tsx';
import { useOpenModule } from '../../platform/workbench/OpenModule.tsx';
import { useTab, useTabSelected } from '../../platform/workbench/TabContext.tsx';
import { createFrameConnection, type FrameConnection } from './frame-connection.ts';
import { createModuleHandlers } from './module-handlers.ts';
import type { MessageType, ModuleMessage } from './protocol.ts';
import { useFramePick, type FramePick } from './useFramePick.ts';
import { useModuleCodes } from './useModuleCodes.ts';
import { useModuleSettings } from './useModuleSettings.ts';

interface FrameModuleOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  origin: string;
  parameters: Readonly<Record<string, string>>;
}

interface FrameModule {
  /** Whether the module has sent `ready`. */
  ready: boolean;
  pick: FramePick;
}

/** Messages that are handled even while the page is locked, because their loss would matter. */
const handledWhileLocked: ReadonlySet<MessageType> = new Set(['ready', 'unsaved', 'title']);

/** Connects the module in a frame with the workbench. */
export function useFrameModule({ frame, origin, parameters }: FrameModuleOptions): FrameModule {
  const tab = useTab();
  const openModule = useOpenModule();
  const requestCode = useModuleCodes(origin);
  const session = useSession();
  const { locked } = useSessionState();
  const connection = useRef<FrameConnection | null>(null);
  const [ready, setReady] = useState(false);

  const send: FrameConnection['send'] = (message) => connection.current?.send(message);
  const pick = useFramePick(useTabSelected(), send);
  const moduleCode = tab.module.code;
  const answerReady = useModuleSettings({ send, locked, moduleCode, parameters });

  const isLocked = useEffectEvent(() => locked);
  const handleMessage = useEffectEvent((message: ModuleMessage) => {
    if (locked && !handledWhileLocked.has(message.type)) return;
    const handlers = createModuleHandlers({
      ...{ tab, openModule, session, pick, send, requestCode },
      onReady() {
        // The document that had asked for rows has been replaced.
        pick.drop();
        setReady(true);
        answerReady();
      },
    });
    (handlers[message.type] as (message: ModuleMessage) => void)(message);
  });
  useEffect(
    function connect() {
      const connected = createFrameConnection({
        browser: window,
        frame: () => frame.current?.contentWindow ?? null,
        origin,
        now: () => performance.now(),
        isPaused: () => isLocked(),
        onMessage: (message) => handleMessage(message),
      });
      connection.current = connected;
      return () => {
        connected.end();
        connection.current = null;
      };
    },
    [frame, origin],
  );

  const { setUnsaved } = tab;
  useEffect(() => () => setUnsaved(false), [setUnsaved]); // The unsaved state is lost with the frame.

  return { ready, pick };
}
